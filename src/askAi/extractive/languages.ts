/** Languages in which the pages show code, by what readers call them and by what stands at the head of a fence. */
const LANGUAGES = {
  typescript: {
    asked: /\b(?:typescript|javascript|ts|js|node\.?js|sdk-js|mx-sdk-js)\b/i,
    fences: ['ts', 'js', 'tsx', 'jsx', 'typescript', 'javascript'],
  },
  python: {asked: /\b(?:python|py|sdk-py|mx-sdk-py)\b/i, fences: ['python', 'py']},
  rust: {asked: /\brust\b/i, fences: ['rust', 'rs']},
  shell: {
    asked: /\b(?:mxpy|sc-meta|curl|bash|shell|terminal|command[\s-]line|cli)\b/i,
    fences: ['bash', 'sh', 'shell', 'console'],
  },
} as const;

export type Language = keyof typeof LANGUAGES;

const languages = Object.keys(LANGUAGES) as Language[];

/** The language that a question asks for; none where it names several. */
export function languageIn(text: string): Language | undefined {
  const named = languages.filter((language) => LANGUAGES[language].asked.test(text));
  return named.length === 1 ? named[0] : undefined;
}

/**
 * Words that only name a language. A tool's name stays: there are pages on it. Of `Python version` the language is
 * what is asked about.
 */
export function languageWords(text: string): string[] {
  return Array.from(text.matchAll(LANGUAGE_WORDS), ([words]) => words.split(/[\s-]+/)).flat();
}

const LANGUAGE_WORDS =
  /\b(?:typescript|javascript|ts|js|node\.?js|python|py|rust|bash|shell|terminal|command[\s-]line|cli)\b(?! (?:versions?|releases?)\b)/gi;

/** The language of a fence; undefined for data, output and others that no question asks for. */
export function languageOf(fence: string): Language | undefined {
  const info = /^\s*(?:`{3,}|~{3,})\s*([\w-]+)/.exec(fence)?.[1]?.toLowerCase();
  return languages.find((language) => (LANGUAGES[language].fences as readonly string[]).includes(info ?? ''));
}
