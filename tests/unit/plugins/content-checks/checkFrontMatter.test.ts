import {checkFrontMatter} from '@site/plugins/content-checks/checkFrontMatter';
import {pageOf, pageWith, siteWith} from '@site/tests/support/contentSite';

const good = {
  title: 'Sharding',
  description: 'Understand how the network splits state, transactions and validators into shards.',
  kind: 'concept',
  checked: '"mx-chain-go v1.11.5, 2026-11"',
};

function problemsOf(changes: Partial<Record<string, string | undefined>>): string[] {
  const lines = Object.entries({...good, ...changes})
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${value}`);
  return checkFrontMatter(pageOf(`---\n${lines.join('\n')}\n---\n`), siteWith()).map(
    ({line, message}) => `${line}: ${message}`,
  );
}

describe('checkFrontMatter', () => {
  it('accepts the required and the optional keys', () => {
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({sidebar_label: 'Shards', deprecated: 'true', unlisted: 'true'})).toEqual([]);
    expect(checkFrontMatter(pageWith('Text.'), siteWith())).toEqual([]);
  });

  it.each([
    [
      {title: undefined},
      '1: front matter has no "title"; write the title of the page, which becomes its only H1',
    ],
    [{title: ''}, '2: "title" is empty; write the title of the page, which becomes its only H1'],
    [{title: '42'}, '2: "title" is not text (42); write the title of the page, which becomes its only H1'],
    [
      {description: 'Too short.'},
      '3: the description has 10 characters; write one sentence of 60 to 160 characters that says what the page explains',
    ],
    ...[
      'The network splits state, transactions and validators into shards, and moves validators.',
      'Understand how the network splits state, transactions and validators into shards',
    ].map((description): [Partial<Record<string, string>>, string] => [
      {description},
      `3: the description isn't a sentence that tells readers what to do; start with a verb, such as "Choose", and end with a full stop`,
    ]),
    [{kind: 'guide'}, '4: the kind "guide" is unknown; write one of tutorial, how-to, reference, concept'],
    [
      {checked: 'mx-chain-go v1.11.5'},
      '5: "checked" has no month (found "mx-chain-go v1.11.5"); write what the page was checked against and the month, such as "mx-chain-go v1.11.5, 2026-11"',
    ],
    [
      {keywords: 'shards'},
      '6: front matter has the unknown key "keywords"; remove it, or use one of title, description, kind, checked, sidebar_label, deprecated, unlisted',
    ],
    [
      {sidebar_label: 'How shards move'},
      '6: the title has no "move"; shorten the title to a label, or add the words to the title',
    ],
    [{deprecated: 'yes'}, '6: "deprecated" is "yes"; write true, or remove the key'],
    [{unlisted: 'false'}, '6: "unlisted" is false; write true, or remove the key'],
  ])('reports %j', (changes, problem) => {
    expect(problemsOf(changes)).toEqual([problem]);
  });

  it('counts a fact in the description with the characters that the page shows', () => {
    const description = (words: string) => `${words} :fact[min-gas-limit]{unit}.`;
    expect(problemsOf({description: description('x'.repeat(160 - 12))})).toEqual([]);
    expect(problemsOf({description: description('x'.repeat(160 - 11))})).toEqual([
      expect.stringContaining('the description has 161 characters'),
    ]);
  });

  it('reports front matter that is missing', () => {
    expect(checkFrontMatter(pageOf('Text.'), siteWith())).toEqual([
      {
        line: 1,
        message:
          'the page has no front matter; start it with title, description, kind, checked between two lines of "---"',
      },
    ]);
  });

  it("reports front matter that isn't valid YAML", () => {
    const [problem] = checkFrontMatter(pageOf('---\ntitle: Gas\nkind: a: b\n---\n'), siteWith());
    expect(problem?.line).toBe(3);
    expect(problem?.message).toMatch(
      /^the front matter isn't valid YAML: .*; correct it \(values that contain a colon need quotes\)$/,
    );
  });
});
