import {parseAddress, publicKeyHex} from '../../src/chain/address';
import type {Finding, Page} from './page';
import {shownLines, type Site} from './site';

/**
 * Checks the data fields in `transaction` fences and in inline code. Every argument has to be whole bytes in
 * hexadecimal. If a note after an argument gives its meaning (a text, a number or an address), the bytes have to match.
 */
export function checkTransactions(page: Page, site: Site): Finding[] {
  const findings: Finding[] = [];
  for (const {code, line} of page.inlineCode) {
    if (/^[A-Za-z_]\w*(?:@[0-9a-fA-F]*)+$/.test(code)) findings.push(...lineFindings(code, line));
  }
  for (const fence of page.fences) {
    if (fence.language !== 'transaction') continue;
    for (const {text, line} of shownLines(fence, site)) findings.push(...lineFindings(text, line));
  }
  return findings;
}

function lineFindings(text: string, line: number): Finding[] {
  const source = text.replace(/(?:^|\s)#.*$/, '');
  const found = [...source.matchAll(/@(?<argument><[^>]*>|\{[^}]*\}|[^@\s",+]*)/g)];
  const values = found.map(({groups}) => groups?.argument ?? '');
  const last = found.at(-1);
  if (last === undefined) return [];
  const problems = values.flatMap((value) => argumentProblem(value) ?? []);
  const note = source.slice(last.index + last[0].length).trim();
  const all = problems.length > 0 ? problems : [noteProblem(values, note) ?? []].flat();
  return all.map((message) => ({line, message}));
}

function argumentProblem(value: string): string | undefined {
  if (/^(?:<.*>|\{.*\}|…|\.{3})?$/.test(value)) return undefined;
  if (!/^[0-9a-f]+$/i.test(value))
    return `the argument @${value} isn't hexadecimal; encode it, or write a placeholder as @<name>`;
  return value.length % 2 === 0
    ? undefined
    : `the argument @${value} has ${value.length} hexadecimal digits, which is an odd number; write whole bytes (0${value})`;
}

/** Compares the note after a line's arguments with their bytes: `"text"`, `1,000 × 10^18`, `erd1…` or `name = value`. */
function noteProblem(values: string[], note: string): string | undefined {
  if (values.some((value) => /^[<{…]/.test(value)) || note === '') return undefined;
  const pair = /^([\w.-]+)\s*=\s*([\w.-]+)$/.exec(note);
  if (values.length === 2 && pair) {
    return (
      bytesProblem(values[0] ?? '', hexOfText(pair[1] ?? ''), pair[1] ?? '') ??
      bytesProblem(values[1] ?? '', hexOfText(pair[2] ?? ''), pair[2] ?? '')
    );
  }
  if (values.length !== 1) return undefined;
  const value = values[0] ?? '';
  const quoted = /^"([^"]*)"/.exec(note)?.[1];
  if (quoted !== undefined) return bytesProblem(value, hexOfText(quoted), `"${quoted}"`);
  const address = /^erd1\w{58}/.exec(note)?.[0];
  if (address !== undefined) return bytesProblem(value, hexOfAddress(address), address);
  const number = numberOf(note);
  const found = BigInt(`0x${value || '0'}`);
  if (number === undefined || found === number) return undefined;
  return `@${value} is ${found}, not ${note}; correct the bytes or the note`;
}

function bytesProblem(value: string, expected: string | undefined, meaning: string): string | undefined {
  if (expected === undefined || value.toLowerCase() === expected) return undefined;
  return `@${value} isn't ${meaning}, which is @${expected}; correct the bytes or the note`;
}

function hexOfText(text: string): string {
  return Buffer.from(text, 'utf8').toString('hex');
}

function hexOfAddress(address: string): string | undefined {
  try {
    return publicKeyHex(parseAddress(address));
  } catch {
    // Not an address: the note describes something else.
    return undefined;
  }
}

/** Returns the number in a note: `18`, `18 decimals`, `1,000,000`, `10^24`, `1,000 × 10^18`, `2 EGLD`. */
function numberOf(note: string): bigint | undefined {
  const match =
    /^(?<factor>\d[\d,_]*)(?:\s*[×*]\s*10\^(?<times>\d+)|\^(?<power>\d+))?(?<egld>\s+EGLD)?(?:$|\s+decimals?\b|\s*[,;(])/.exec(
      note,
    );
  if (match?.groups === undefined) return undefined;
  const {factor = '0', times, power, egld} = match.groups;
  const base = BigInt(factor.replace(/[,_]/g, ''));
  if (power !== undefined) return base ** BigInt(power);
  return base * 10n ** BigInt(times ?? (egld === undefined ? 0 : 18));
}
