import {expect, test} from '@playwright/test';
import {buildVariant, type Build} from '../support/variants/variant';

const pages = 'tests/support/variants';

/** Expected build errors by page: place, problem and fix. */
const rows = {
  'broken-content': [
    [
      'a missing sample',
      `- ${pages}/broken-content/sample.mdx:5: expected the sample samples/contracts/adder/src/sum.rs, found no such file; samples/contracts/adder/src/ contains adder.rs, adder_proxy.rs`,
    ],
    [
      'a missing region',
      `- ${pages}/broken-content/region.mdx:5: expected the region "sum" in samples/contracts/adder/src/adder.rs, it has `,
    ],
    [
      'a fact that is not registered',
      `- ${pages}/broken-content/fact.mdx:5: Expected the name of a registered fact, found "minimal-gas-limit" (closest: min-gas-limit, `,
    ],
  ],
  'broken-fences': [
    [
      'a diagram without a description',
      `- ${pages}/broken-fences/diagram.mdx:5: the diagram has no description: write description="…" after the word mermaid`,
    ],
    [
      'a line of a diagram that cannot be drawn',
      `- ${pages}/broken-fences/diagram.mdx:7: the drawing would omit B, Receiver of "A[Sender] => B[Receiver]": correct it (use a supported arrow, label a node where it first occurs, end each block) or remove it`,
    ],
    [
      'an unknown language',
      `- ${pages}/broken-fences/language.mdx:5: the fence has the unknown language "russt": write one of rust, `,
    ],
    [
      'a formula that cannot be drawn',
      `- ${pages}/broken-fences/formula.mdx:5: a formula is invalid: Undefined control sequence: \\fraction; correct it, or write \\$ for a dollar sign`,
    ],
  ],
} as const;

for (const [variant, defects] of Object.entries(rows)) {
  test.describe(`the build of ${variant} fails`, () => {
    test.describe.configure({mode: 'serial'});
    let build: Build;

    test.beforeAll(async () => {
      test.setTimeout(240_000);
      build = await buildVariant(variant);
    });
    test.afterAll(() => build?.remove());

    test('as expected', () => {
      expect(build.succeeded).toBe(false);
    });
    for (const [situation, message] of defects) {
      test(`and reports ${situation}, with its place and a fix`, () => {
        expect(build.output).toContain(message);
      });
    }
  });
}
