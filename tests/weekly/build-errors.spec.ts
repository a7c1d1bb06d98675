import {expect, test} from '@playwright/test';
import {buildVariant, type Build} from '../support/variants/variant';

const pages = 'tests/support/variants';

/** Builds that fail, each with the errors that it reports. */
const variants: Record<string, Record<string, string | RegExp>> = {
  // Section 8 of the specification, in Docusaurus' wording.
  defects: {
    'a page chunk has no default export (§5.6, §8.5)':
      /page component at \/no-default-export\/ doesn't have a default export\. This makes it impossible to render anything/,
    'the docs version dropdown names a missing version (§8.8)': "No docs version exist for name '9.9.9'",
    'a sidebar navbar item has nothing to link to (§8.9)':
      'Sidebar with ID "empty" doesn\'t have anything to be linked to',
    'a docs feature is used without its plugin enabled (§8.11)':
      'You are using a feature of the Docusaurus docs plugin, but this plugin does not seem to be enabled',
    'the route context is missing (§8.12)': 'Unexpected: no Docusaurus route context found',
    'a sidebar id is not found (§8.13)': 'Can\'t find any sidebar with id "no-such-sidebar"',
    'a doc id is not found, and the available ids are listed (§3.2, §8.13)':
      /Couldn't find any doc with id "no-such-page"[\s\S]*Available doc ids are:\s*- guide/,
    'the colour-mode hook is used outside its provider (§8.14)':
      'Hook useColorMode is called outside the <ColorModeProvider>',
  },
  // Place, problem and fix.
  'broken-content': {
    'a missing sample': `- ${pages}/broken-content/sample.mdx:5: expected the sample samples/contracts/adder/src/sum.rs, found no such file; samples/contracts/adder/src/ contains adder.rs, adder_proxy.rs`,
    'a missing region': `- ${pages}/broken-content/region.mdx:5: expected the region "sum" in samples/contracts/adder/src/adder.rs, it has `,
    'a fact that is not registered': `- ${pages}/broken-content/fact.mdx:5: Expected the name of a registered fact, found "minimal-gas-limit" (closest: min-gas-limit, `,
  },
  'broken-fences': {
    'a diagram without a description': `- ${pages}/broken-fences/diagram.mdx:5: the diagram has no description: write description="…" after the word mermaid`,
    'a line of a diagram that cannot be drawn': `- ${pages}/broken-fences/diagram.mdx:7: the drawing would omit B, Receiver of "A[Sender] => B[Receiver]": correct it (use a supported arrow, label a node where it first occurs, end each block) or remove it`,
    'an unknown language': `- ${pages}/broken-fences/language.mdx:5: the fence has the unknown language "russt": write one of rust, `,
    'a formula that cannot be drawn': `- ${pages}/broken-fences/formula.mdx:5: a formula is invalid: Undefined control sequence: \\fraction; correct it, or write \\$ for a dollar sign`,
  },
};

for (const [variant, errors] of Object.entries(variants)) {
  test.describe(`the build of ${variant} fails`, () => {
    test.describe.configure({mode: 'default'});
    let build: Build;

    test.beforeAll(async () => {
      test.setTimeout(240_000);
      build = await buildVariant(variant);
      build.remove();
    });

    test('as expected', () => expect(build.succeeded).toBe(false));

    for (const [situation, message] of Object.entries(errors)) {
      test(`and reports: ${situation}`, () => {
        expect(build.output).toEqual(
          typeof message === 'string' ? expect.stringContaining(message) : expect.stringMatching(message),
        );
      });
    }
  });
}
