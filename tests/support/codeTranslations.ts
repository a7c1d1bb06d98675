/** The translations that the build generates for the only locale: none, so that tests see the source texts. */
const codeTranslations: Record<string, string> = {};
export default codeTranslations;
