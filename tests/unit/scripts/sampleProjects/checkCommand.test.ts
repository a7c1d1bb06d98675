import {checkCommand} from '@site/scripts/sampleProjects/checkCommand';
import type {CommandHelp} from '@site/scripts/sampleProjects/commandHelp';

function help(subcommands: string[], flags: Record<string, boolean>): CommandHelp {
  return {subcommands: new Set(subcommands), flags: new Map(Object.entries(flags))};
}

const helps: Record<string, CommandHelp> = {
  mxpy: help(['contract', 'wallet'], {'--log-level': true, '--version': false}),
  'mxpy contract': help(['deploy', 'call'], {'--help': false}),
  'mxpy contract deploy': help([], {'--pem': true, '--send': false, '-p': false, '-v': false}),
};

function check(line: string): string[] {
  return checkCommand(line.split(' '), (command) => helps[command.join(' ')] ?? help([], {}));
}

describe('checkCommand', () => {
  it.each([
    'mxpy contract deploy --pem owner.pem --send',
    'mxpy contract deploy --pem=owner.pem',
    'mxpy --log-level debug contract deploy --send',
    'mxpy contract deploy $CAMPAIGN 42 -1',
    'mxpy contract deploy -pv',
    'mxpy contract deploy --send -- --anything',
    'mxpy --version',
    'mxpy +stable contract deploy',
  ])('accepts %p', (line) => {
    expect(check(line)).toEqual([]);
  });

  it("names an unknown flag, and the command's closest flags", () => {
    expect(check('mxpy contract deploy --sent --send')).toEqual([
      'mxpy contract deploy has no flag --sent; closest: --send, --help, --pem',
    ]);
  });

  it('reports an unknown or missing subcommand, and names the available ones', () => {
    expect(check('mxpy contract build --send')).toEqual([
      'mxpy contract has no subcommand "build"; it has deploy, call',
    ]);
    expect(check('mxpy contract')).toEqual(['mxpy contract requires a subcommand: deploy, call']);
  });
});
