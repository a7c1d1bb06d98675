import type {ApiRequest} from '@site/src/api/apiRequest';
import {codeLanguages} from '@site/src/api/requestCode';

const get: ApiRequest = {method: 'GET', url: "https://gateway.multiversx.com/a?b=it's", headers: {}};
const post: ApiRequest = {
  method: 'POST',
  url: 'http://localhost:8085/vm-values/query',
  headers: {'Content-Type': 'application/json'},
  body: '{\n  "funcName": "it\'s",\n  "args": [],\n  "gas": 18446744073709551615,\n  "isRead": true,\n  "caller": null\n}',
};

/** Returns the code of a request in a language. */
function code(language: string, request: ApiRequest): string {
  return codeLanguages.find(({label}) => label === language)!.format(request);
}

describe('the code of a request', () => {
  it('is a curl command whose quotes are safe', () => {
    expect(code('curl', get)).toBe(String.raw`curl 'https://gateway.multiversx.com/a?b=it'\''s'`);
    expect(code('curl', post)).toBe(
      String.raw`curl 'http://localhost:8085/vm-values/query' \
  --header 'Content-Type: application/json' \
  --data '{
  "funcName": "it'\''s",
  "args": [],
  "gas": 18446744073709551615,
  "isRead": true,
  "caller": null
}'`,
    );
    expect(code('curl', {...post, method: 'PUT'})).toContain('--request PUT');
  });

  it('is TypeScript that runs as it is', async () => {
    const sent: unknown[] = [];
    const run = async (source: string) => {
      const AsyncFunction = (async () => undefined).constructor as new (
        ...parts: string[]
      ) => (fetch: unknown, console: unknown) => Promise<void>;
      await new AsyncFunction('fetch', 'console', source)(
        async (url: string, options?: RequestInit) => {
          sent.push(url, options?.method, options?.headers, options?.body);
          return Response.json({});
        },
        {log: () => undefined},
      );
    };
    await run(code('TypeScript', get));
    const small = {...post, body: '{"args": [1, true, null]}'};
    await run(code('TypeScript', small));
    expect(sent).toEqual([
      get.url,
      undefined,
      undefined,
      undefined,
      post.url,
      'POST',
      post.headers,
      '{"args":[1,true,null]}',
    ]);
  });

  it('is Python with the literals of Python, and all digits of a number', () => {
    expect(code('Python', get)).toBe(`import requests

response = requests.get(
    "https://gateway.multiversx.com/a?b=it's",
    timeout=15,
)
response.raise_for_status()
print(response.json())`);
    expect(code('Python', post)).toContain(`    json={
        "funcName": "it's",
        "args": [],
        "gas": 18446744073709551615,
        "isRead": True,
        "caller": None,
    },
    timeout=15,
`);
    expect(code('Python', post)).not.toContain('headers');
  });

  it('is a Go program that is formatted and has the imports it needs', () => {
    expect(code('Go', get)).toContain(
      'response, err := http.Get("https://gateway.multiversx.com/a?b=it\'s")',
    );
    expect(code('Go', get)).not.toContain('"strings"');
    const program = code('Go', post);
    expect(program).toContain(
      'request, err := http.NewRequest("POST", "http://localhost:8085/vm-values/query", strings.NewReader(`{',
    );
    expect(program).toContain('request.Header.Set("Content-Type", "application/json")');
    expect(program).toContain('\t"strings"\n)');
    expect(code('Go', {...post, body: '"`"'})).toContain(String.raw`strings.NewReader("\"${'`'}\"")`);
  });
});
