import {wordsOf} from '../text/words';

/** Languages that the pages show code in: the words that name each in a question, and its fences. */
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

/** The language that a question asks for; undefined where it names none or several. */
export function languageIn(text: string): Language | undefined {
  const words = new Set(wordsOf(text.toLowerCase()));
  const named = names.filter((name) => LANGUAGES[name].words.some((word) => words.has(word)));
  return named.length === 1 ? named[0] : undefined;
}

/** The language of a fence; undefined for data and output, which suit every reader. */
export function languageOfFence(info = ''): Language | undefined {
  return names.find((name) => (LANGUAGES[name].fences as readonly string[]).includes(info.toLowerCase()));
}
