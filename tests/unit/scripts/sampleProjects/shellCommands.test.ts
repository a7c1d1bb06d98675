import {shellCommands} from '@site/scripts/sampleProjects/shellCommands';

function commandsOf(script: string): (number | string)[][] {
  return shellCommands(script).commands.map(({line, words}) => ([line] as (number | string)[]).concat(words));
}

describe('shellCommands', () => {
  it('joins continued lines and returns the line on which a command starts', () => {
    expect(
      commandsOf('#!/usr/bin/env bash\n\nmxpy contract deploy \\\n    --pem a.pem \\\n    --send\n'),
    ).toEqual([[3, 'mxpy', 'contract', 'deploy', '--pem', 'a.pem', '--send']]);
  });

  it('removes quotes, and expands no variables', () => {
    expect(commandsOf(`mxpy contract call "$CAMPAIGN" --arguments 'str:a b' "\${ARGS[@]}" a\\ b`)).toEqual([
      [1, 'mxpy', 'contract', 'call', '$CAMPAIGN', '--arguments', 'str:a b', '${ARGS[@]}', 'a b'],
    ]);
  });

  it('omits assignments, comments, redirections and here-documents', () => {
    const script = [
      'PROXY=https://devnet-gateway.multiversx.com # the gateway',
      'A=1 B="x y" sc-meta test > log.txt 2>&1',
      'cat > file.json <<EOF',
      'mxpy is text here',
      'EOF',
      'mxpy --version',
    ];
    expect(commandsOf(script.join('\n'))).toEqual([
      [2, 'sc-meta', 'test'],
      [3, 'cat'],
      [6, 'mxpy', '--version'],
    ]);
  });

  it('reads the commands and not the keywords of loops, conditions and functions', () => {
    const {commands, functions} = shellCommands(
      'ask() { cat "$1"; }\nif ! ask a; then exit; fi\nwhile read -r x; do ask "$x"; done\ncase $x in a*) ask b;; esac\n',
    );
    expect(commands.map(({words}) => words.join(' '))).toEqual([
      'cat $1',
      'ask a',
      'exit',
      'read -r x',
      'ask $x',
      'ask b',
    ]);
    expect([...functions]).toEqual(['ask']);
  });

  it('splits pipes, lists and groups', () => {
    expect(commandsOf('cd a && sc-meta all build | tail -1; (cargo test || exit 1)')).toEqual([
      [1, 'cd', 'a'],
      [1, 'sc-meta', 'all', 'build'],
      [1, 'tail', '-1'],
      [1, 'cargo', 'test'],
      [1, 'exit', '1'],
    ]);
  });

  it('reads command substitutions, quoted or not', () => {
    const script =
      'X=1\nCODE=$(mxpy contract query "$X" \\\n  --function f)\necho "is $(mxpy --version)"\necho $((1 + 2))';
    expect(commandsOf(script)).toEqual([
      [2, 'mxpy', 'contract', 'query', '$X', '--function', 'f'],
      [4, 'echo', 'is $(mxpy --version)'],
      [4, 'mxpy', '--version'],
      [5, 'echo', '$((1 + 2))'],
    ]);
  });
});
