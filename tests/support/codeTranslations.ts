/** What the build generates for the only locale: no translation, so that tests see the texts of the source. */
const codeTranslations: Record<string, string> = {};
export default codeTranslations;
