import {readFileSync} from 'node:fs';
import {operationAnchor, operationUrl} from '@site/src/api/operationUrl';
import {endpointsOf, readDocument, services} from '@site/plugins/openapi/document';
import {pageOf} from '@site/plugins/openapi/objects';

const endpoints = services.flatMap((service) => endpointsOf(service));

it('is the page of the operation, with its id', () => {
  expect(operationUrl('/accounts', 'getAccount')).toBe('/accounts#get-account');
  expect(operationAnchor('getP2pStatus')).toBe('get-p2p-status');
  expect(operationAnchor('listNfts')).toBe('list-nfts');
});

it('differs for all operations', () => {
  const urls = endpoints.map(({service, operation}) =>
    operationUrl(pageOf(readDocument(service), operation), operation.operationId),
  );
  expect(new Set(urls).size).toBe(endpoints.length);
});

it.each(endpoints)('$method $path of the $service is on its page', ({service, operation}) => {
  const page = readFileSync(`docs${pageOf(readDocument(service), operation)}.mdx`, 'utf8');
  const [tag] = operation.tags;
  expect(
    [`<Operations of="${service}.${tag}" />`, `<Operation of="${service}.${operation.operationId}" />`].some(
      (component) => page.includes(component),
    ),
  ).toBe(true);
});
