/** The components that `remarkOpenApi` replaces by content of the OpenAPI documents, with their attributes. */
export const apiTables = {
  Operation: ['of'],
  Operations: ['of'],
  Parameters: ['of', 'in', 'only', 'meaning', 'heading'],
  ParameterValues: ['of'],
  ResponseFields: ['of', 'at', 'heading', 'only'],
  Errors: ['of', 'message'],
} as const;

type ApiTableName = keyof typeof apiTables;

export type ApiTableAttribute = (typeof apiTables)[ApiTableName][number];

export function isApiTable(name: string): name is ApiTableName {
  return Object.hasOwn(apiTables, name);
}
