import {wordsOf} from '../text/words';

/** Languages of the code on the pages: `words` identify the language in a question, `fences` in a code block. */
const LANGUAGES = {
  typescript: {
    words: ['typescript', 'javascript', 'ts', 'js', 'node', 'nodejs', 'react', 'sdk-js', 'mx-sdk-js'],
    fences: ['ts', 'js', 'tsx', 'jsx', 'typescript', 'javascript'],
  },
  python: {words: ['python', 'py', 'sdk-py', 'mx-sdk-py'], fences: ['python', 'py']},
  rust: {words: ['rust', 'sdk-rs', 'mx-sdk-rs'], fences: ['rust', 'rs']},
  shell: {
    words: ['mxpy', 'sc-meta', 'curl', 'bash', 'shell', 'terminal', 'cli'],
    fences: ['bash', 'sh', 'shell', 'console'],
  },
} as const;

export type Language = keyof typeof LANGUAGES;

const names = Object.keys(LANGUAGES) as Language[];

/** Returns the language that a question names, or undefined if it names none or several. */
export function languageIn(text: string): Language | undefined {
  const words = new Set(wordsOf(text.toLowerCase()));
  const named = names.filter((name) => LANGUAGES[name].words.some((word) => words.has(word)));
  return named.length === 1 ? named[0] : undefined;
}

/** Returns the language of a code fence, or undefined for data and output, which don't depend on a language. */
export function languageOfFence(info = ''): Language | undefined {
  return names.find((name) => (LANGUAGES[name].fences as readonly string[]).includes(info.toLowerCase()));
}
