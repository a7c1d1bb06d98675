import {chatPaths} from '@site/src/askAi/protocol';
import {cancelAnswers, start} from '@site/tests/support/chatApp';

afterEach(cancelAnswers);

describe('the origin check', () => {
  it('accepts questions and preflights from an allowed site, and rejects other preflights', async () => {
    const {ask, app} = start();
    const headers = {Origin: 'https://docs.example.org'};
    const response = await ask({message: 'Hi'}, headers);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('https://docs.example.org');
    const preflight = await app.request(chatPaths.stream, {method: 'OPTIONS', headers});
    expect([preflight.status, preflight.headers.get('Access-Control-Allow-Headers')]).toEqual([
      204,
      'Content-Type,Accept',
    ]);
    const foreign = {Origin: 'https://evil.example'};
    const refused = await app.request(chatPaths.stream, {method: 'OPTIONS', headers: foreign});
    expect([refused.status, refused.headers.get('Access-Control-Allow-Origin')]).toEqual([403, null]);
  });

  it('logs a rejected site, with the variable that allows it', async () => {
    const {ask, logged} = start();
    await ask({message: 'Hi'}, {Origin: 'https://evil.example'});
    expect(logged).toEqual([
      {
        event: 'refused',
        code: 'origin_not_allowed',
        path: chatPaths.stream,
        origin: 'https://evil.example',
        host: 'docs.test',
        advice: 'To allow this site, add its origin to CHAT_ALLOWED_ORIGINS.',
      },
    ]);
  });

  it('accepts the sites of CHAT_ALLOWED_ORIGINS in addition to the site of the endpoint', async () => {
    const {ask} = start({env: {CHAT_ALLOWED_ORIGINS: 'https://a.example'}});
    // A proxy in front may send its own host name instead of the site's.
    for (const Origin of ['https://a.example', 'https://docs.example.org'])
      expect((await ask({message: 'Hi'}, {Origin, Host: 'localhost:3000'})).status).toBe(200);
  });

  it("doesn't apply to requests from the site itself", async () => {
    const {ask} = start();
    expect((await ask({message: 'Hi'}, {Origin: 'http://docs.test'})).status).toBe(200);
  });
});
