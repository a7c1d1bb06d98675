import {chatPaths} from '@site/src/askAi/protocol';
import {reportPaths} from '@site/src/feedback/feedback';
import {connection, start as startChat} from '@site/tests/support/chatApp';

function start(env: Record<string, string> = {}) {
  const {app, logged} = startChat({env, isPage: (route) => route === '/learn/sharding'});
  async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
    const init = {
      method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      body: JSON.stringify(body),
    };
    return (await app.request(path, init, connection)).status;
  }
  return {post, logged};
}

const page = '/learn/sharding';

describe('feedback on a page', () => {
  it('is logged: the answer, and later the reason and the note', async () => {
    const {post, logged} = start();
    expect(await post(reportPaths.page, {page, helpful: false, address: '127.0.0.1'})).toBe(204);
    const details = {reason: 'unclear', note: ' What is\n\u001b[31mgas? Mail a@b.example '};
    expect(await post(reportPaths.page, {page, helpful: false, details})).toBe(204);
    expect(logged).toEqual([
      {event: 'page_rated', page, helpful: false},
      {
        event: 'page_feedback',
        page,
        helpful: false,
        reason: 'unclear',
        note: 'What is [31mgas? Mail …',
      },
    ]);
    expect(JSON.stringify(logged)).not.toContain('127.0.0');
  });

  it.each([
    {page: '/no/such/page', helpful: true},
    {page: '//other.example', helpful: true},
    {page, helpful: 'yes'},
    {page},
    {page, helpful: false, details: {reason: 'boring'}},
    {page, helpful: true, details: {note: 'x'.repeat(501)}},
    'text',
    null,
  ])('is refused if it is invalid: %j', async (body) => {
    const {post, logged} = start();
    expect(await post(reportPaths.page, body)).toBe(400);
    expect(logged).toEqual([{event: 'refused', code: 'bad_request', path: reportPaths.page}]);
  });

  it('is refused from other sites, in another format and above the size limit', async () => {
    const {post, logged} = start();
    const feedback = {page, helpful: true};
    expect(await post(reportPaths.page, feedback, {Origin: 'https://other.example'})).toBe(403);
    expect(await post(reportPaths.page, feedback, {'Content-Type': 'text/plain'})).toBe(415);
    expect(await post(reportPaths.page, {...feedback, more: 'x'.repeat(65_536)})).toBe(413);
    expect(logged.map(({event}) => event)).toEqual(['refused', 'refused', 'refused']);
  });

  it("has the chat's rate limit, which counts each kind of report separately", async () => {
    const {post} = start({CHAT_QUESTIONS_PER_MINUTE: '2'});
    const feedback = {page, helpful: true};
    const statuses = [];
    for (let count = 0; count < 3; count += 1) statuses.push(await post(reportPaths.page, feedback));
    expect(statuses).toEqual([204, 204, 429]);
    expect(await post(chatPaths.feedback, {answerId: 'a', helpful: true})).toBe(204);
  });
});

describe('a search', () => {
  const search = {
    query: ' shard  erd1qqqqqqqqqqqqqpgq5774jcntdqkzv62tlvvhfn2y7eevpty6mchsq7en4e ',
    results: 0,
  };

  it('is recorded without account addresses if the operator enables it', async () => {
    const {post, logged} = start({RECORD_SEARCHES: 'true'});
    expect(await post(reportPaths.search, {...search, followed: false})).toBe(204);
    expect(logged).toEqual([{event: 'searched', query: 'shard …', results: 0, followed: false}]);
  });

  it.each([
    {...search},
    {...search, followed: false, query: ''},
    {...search, followed: false, query: 'x'.repeat(201)},
    {...search, followed: false, results: -1},
  ])('is refused if it is invalid: %j', async (body) => {
    expect(await start({RECORD_SEARCHES: 'true'}).post(reportPaths.search, body)).toBe(400);
  });

  it('is not recorded by default', async () => {
    const {post, logged} = start();
    expect(await post(reportPaths.search, {...search, followed: false})).toBe(404);
    expect(JSON.stringify(logged)).not.toContain('shard');
  });
});
