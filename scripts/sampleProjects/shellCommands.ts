/** A command of a shell script: its words without quotes, and its first line (1-based). */
export type ShellCommand = {line: number; words: string[]};

type Token = {kind: 'word' | 'operator' | 'redirection'; text: string; line: number};

/**
 * Returns the simple commands of a Bash script, including those in `$(…)`. Supports quotes, escapes, comments, line
 * continuations, pipes, lists, redirections, here-documents and assignments before a command. Variables aren't expanded.
 */
export function shellCommands(script: string): ShellCommand[] {
  const {tokens, substitutions} = tokenize(withoutHereDocuments(script));
  const commands: ShellCommand[] = [];
  let current: Token[] = [];
  let skipNext = false;
  const finish = () => {
    const words = withoutAssignments(current);
    const [first] = words;
    if (first !== undefined) commands.push({line: first.line, words: words.map(({text}) => text)});
    current = [];
  };
  for (const token of tokens) {
    if (token.kind === 'operator') finish();
    else if (token.kind === 'redirection') skipNext = true;
    else if (skipNext) skipNext = false;
    else current.push(token);
  }
  finish();
  const nested = substitutions.flatMap(({script: inner, line}) =>
    shellCommands(inner).map(({words, line: innerLine}) => ({line: innerLine + line - 1, words})),
  );
  return [...commands, ...nested].sort((a, b) => a.line - b.line);
}

function withoutAssignments(words: readonly Token[]): Token[] {
  const first = words.findIndex(({text}) => !/^[A-Za-z_]\w*\+?=/.test(text));
  return first === -1 ? [] : words.slice(first);
}

/** Empties the lines of here-documents, which preserves line numbers. */
function withoutHereDocuments(script: string): string {
  let end: string | undefined;
  return script
    .split('\n')
    .map((line) => {
      if (end !== undefined) {
        if (line.trim() === end) end = undefined;
        return '';
      }
      end = /<<-?\s*(['"]?)(?<word>\w+)\1/.exec(line)?.groups?.word;
      return end === undefined ? line : line.replace(/<<-?\s*(['"]?)\w+\1/, '');
    })
    .join('\n');
}

function tokenize(script: string): {tokens: Token[]; substitutions: {script: string; line: number}[]} {
  const tokens: Token[] = [];
  const substitutions: {script: string; line: number}[] = [];
  let word: string | undefined;
  let wordLine = 1;
  let line = 1;
  let i = 0;

  const append = (text: string) => {
    if (word === undefined) wordLine = line;
    word = (word ?? '') + text;
  };
  const endWord = () => {
    if (word !== undefined) tokens.push({kind: 'word', text: word, line: wordLine});
    word = undefined;
  };
  const push = (kind: 'operator' | 'redirection', text: string) => {
    endWord();
    tokens.push({kind, text, line});
  };
  /** Reads `$(…)` from the dollar sign on; it stays unexpanded in the word. */
  const readSubstitution = () => {
    const end = closingParenthesis(script, i + 2);
    const inner = script.slice(i + 2, end);
    if (!inner.startsWith('(')) substitutions.push({script: inner, line});
    append(script.slice(i, end + 1));
    line += inner.split('\n').length - 1;
    i = end + 1;
  };

  while (i < script.length) {
    const char = script[i] ?? '';
    if (char === '\\') {
      if (script[i + 1] === '\n') line += 1;
      else append(script[i + 1] ?? '');
      i += 2;
    } else if (char === "'") {
      const end = endOf(script, "'", i + 1);
      append(script.slice(i + 1, end));
      line += script.slice(i, end).split('\n').length - 1;
      i = end + 1;
    } else if (char === '"') {
      append('');
      i += 1;
      while (i < script.length && script[i] !== '"') {
        if (script.startsWith('$(', i)) {
          readSubstitution();
        } else {
          const step = script[i] === '\\' ? 2 : 1;
          const text = script.slice(i + step - 1, i + step);
          if (text === '\n') line += 1;
          append(text);
          i += step;
        }
      }
      i += 1;
    } else if (script.startsWith('$(', i)) {
      readSubstitution();
    } else if (char === '#' && word === undefined) {
      i = endOf(script, '\n', i);
    } else if (char === '\n') {
      push('operator', '\n');
      line += 1;
      i += 1;
    } else if (/\s/.test(char)) {
      endWord();
      i += 1;
    } else if (/[<>]/.test(char)) {
      if (/^\d$/.test(word ?? '')) word = undefined;
      const text = /^[<>]+&?/.exec(script.slice(i))?.[0] ?? char;
      push('redirection', text);
      i += text.length;
    } else if (/[;&|()]/.test(char)) {
      push('operator', char);
      i += 1;
    } else {
      append(char);
      i += 1;
    }
  }
  endWord();
  return {tokens, substitutions};
}

function endOf(script: string, char: string, from: number): number {
  const end = script.indexOf(char, from);
  return end === -1 ? script.length : end;
}

function closingParenthesis(script: string, from: number): number {
  let depth = 1;
  let quote = '';
  for (let i = from; i < script.length; i += 1) {
    const char = script[i] ?? '';
    if (char === '\\') i += 1;
    else if (quote !== '') quote = char === quote ? '' : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === '(') depth += 1;
    else if (char === ')') depth -= 1;
    if (depth === 0) return i;
  }
  return script.length;
}
