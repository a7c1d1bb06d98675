import {readFileSync} from 'node:fs';
import {endpointsOf, parametersOf, readDocument, resolveReference} from '@site/plugins/openapi/document';

const PAGE = 'docs/sdk-and-tools/rest-api/multiversx-api.mdx';

/** Returns the rows of the page's table, which is about several operations: the values of `sort` by path. */
function valuesOnPage(): Record<string, string[]> {
  const [, section = ''] = readFileSync(PAGE, 'utf8').split('{/* #sort */}');
  const rows = section
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  return Object.fromEntries(
    rows.map((row) => {
      const [path = '', ...values] = [...row.matchAll(/`([^`]+)`/g)].map(([, code]) => code!);
      return [path, values];
    }),
  );
}

it('the page of the API lists the values of `sort` that the OpenAPI document has', () => {
  const document = readDocument('api');
  const onPage = valuesOnPage();
  const lists = endpointsOf('api').filter(
    ({path, operation}) =>
      !path.endsWith('/count') && parametersOf(document, operation).some(({name}) => name === 'sort'),
  );
  expect(Object.keys(onPage).sort()).toEqual(lists.map(({path}) => path).sort());
  for (const {path, operation} of lists) {
    const {schema} = parametersOf(document, operation).find(({name}) => name === 'sort')!;
    const accepted = resolveReference(document, schema).enum;
    // /identities accepts several values, separated by commas, so its parameter is a plain text.
    if (accepted !== undefined) expect([path, onPage[path]]).toEqual([path, accepted]);
  }
});
