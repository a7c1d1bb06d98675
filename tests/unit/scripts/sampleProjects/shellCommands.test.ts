import {shellCommands} from '@site/scripts/sampleProjects/shellCommands';

function commandsOf(script: string): (number | string)[][] {
  return shellCommands(script).map(({line, words}) => ([line] as (number | string)[]).concat(words));
}

describe('shellCommands', () => {
  it('joins continued lines and says where the command begins', () => {
    expect(
      commandsOf('#!/usr/bin/env bash\n\nmxpy contract deploy \\\n    --pem a.pem \\\n    --send\n'),
    ).toEqual([[3, 'mxpy', 'contract', 'deploy', '--pem', 'a.pem', '--send']]);
  });

  it('keeps variables as they are written and takes off quotes', () => {
    expect(commandsOf(`mxpy contract call "$CAMPAIGN" --arguments 'str:a b' "\${ARGS[@]}" a\\ b`)).toEqual([
      [1, 'mxpy', 'contract', 'call', '$CAMPAIGN', '--arguments', 'str:a b', '${ARGS[@]}', 'a b'],
    ]);
  });

  it('drops assignments, comments, redirections and here-documents', () => {
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

  it('parts pipes, lists and groups', () => {
    expect(commandsOf('cd a && sc-meta all build | tail -1; (cargo test || exit 1)')).toEqual([
      [1, 'cd', 'a'],
      [1, 'sc-meta', 'all', 'build'],
      [1, 'tail', '-1'],
      [1, 'cargo', 'test'],
      [1, 'exit', '1'],
    ]);
  });

  it('looks into command substitutions, quoted or not', () => {
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
