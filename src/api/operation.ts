/** An API endpoint, as the console needs it: references resolved, texts plain. */
export type ApiOperation = {
  /** `gateway` or `api`. */
  service: 'gateway' | 'api';
  operationId: string;
  method: 'GET' | 'POST' | 'PUT';
  /** With parameters in braces: `/address/{address}`. */
  path: string;
  summary: string;
  /** Whether the request changes the chain (broadcasts a transaction). */
  changesChain: boolean;
  parameters: readonly ApiParameter[];
  body?: {description: string; example: unknown};
  /** The captured response, which is shown while the network is unreachable. */
  sampleResponse?: unknown;
  /** Without a captured response: one built from the examples in the OpenAPI document. */
  exampleResponse?: unknown;
};
export type ApiParameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description: string;
  type: 'string' | 'integer' | 'number' | 'boolean' | 'array';
  enum?: readonly string[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
  default?: string | number | boolean;
  example?: string | number | boolean;
};
