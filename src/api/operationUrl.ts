/** Returns the id of an operation on its page: `getAccount` has the id `get-account`. */
export function operationAnchor(operationId: string): string {
  return operationId.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
}

/**
 * Returns the address of the description of an operation.
 *
 * @param page route of the page that describes the operations of its tag, from the tag's `externalDocs`
 */
export function operationUrl(page: string, operationId: string): string {
  return `${page}#${operationAnchor(operationId)}`;
}
