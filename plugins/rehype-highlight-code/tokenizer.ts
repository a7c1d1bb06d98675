import {readFile} from 'node:fs/promises';
import {createHighlighterCore} from 'shiki/core';
import {createOnigurumaEngine} from 'shiki/engine/oniguruma';
import {loadGrammars} from './languages';
import {classOfColor, tokenTheme, type TokenClass} from './tokenTheme';

export type Token = {text: string; kind?: TokenClass};

/** Returns the tokens of each line. Adjacent tokens of the same kind are joined; the joined texts are exactly the code. */
export type Tokenize = (code: string, language: string) => Promise<Token[][]>;

/** Returns a tokenizer that loads the grammar of a language on first use. */
export function createTokenizer(): Tokenize {
  // The same tokens as with Shiki's engine in JavaScript, in half of the time.
  const starting = createHighlighterCore({
    themes: [tokenTheme],
    langs: [],
    engine: createOnigurumaEngine(readFile(require.resolve('shiki/onig.wasm'))),
  });
  const loading = new Map<string, Promise<string | undefined>>();

  async function load(language: string): Promise<string | undefined> {
    const grammars = await loadGrammars(language);
    await (await starting).loadLanguage(...grammars);
    return grammars.at(-1)?.name;
  }

  return async (code, language) => {
    if (!loading.has(language)) loading.set(language, load(language));
    const grammar = await loading.get(language);
    if (grammar === undefined) return code.split('\n').map((text) => [{text}]);
    // No time limit: the output must not depend on the speed of the machine.
    const lines = (await starting).codeToTokensBase(code, {
      lang: grammar,
      theme: 'token-classes',
      tokenizeTimeLimit: 0,
    });
    return lines.map((tokens) =>
      joinTokens(tokens.map(({content, color}) => ({text: content, kind: classOfColor(color)}))),
    );
  };
}

/** Joins adjacent tokens of the same kind; white space gets the kind of the token before it. */
export function joinTokens(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    if (last !== undefined && (last.kind === token.kind || token.text.trim() === '')) {
      last.text += token.text;
    } else {
      joined.push(token.text.trim() === '' ? {text: token.text} : {...token});
    }
  }
  return joined;
}
