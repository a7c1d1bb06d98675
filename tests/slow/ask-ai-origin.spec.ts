import {expect, test} from '@playwright/test';
import {listen} from '../../server/listen';
import {createStaticSite} from '../../server/staticSite';
import {chatPaths} from '../../src/askAi/protocol';
import {chatOn} from '../support/askAi';
import {openPage} from '../support/openPage';
import {startServer} from '../support/startServer';
import {withResolvers} from '../support/withResolvers';

/**
 * Serves the build as if it had been made with `CHAT_ORIGIN`, which saves a build. The origin is known only once the chat
 * server listens, so it is inserted into scripts and policies while they are served.
 */
async function serveSiteFor(chatOrigin: Promise<string>) {
  const site = createStaticSite({directory: 'build'});
  const server = await listen(async ({url}) => {
    const response = await site(new Request(url));
    if (!/html|javascript/.test(response.headers.get('Content-Type') ?? '')) return response;
    const other = await chatOrigin;
    const set = (text: string) =>
      text
        .replaceAll('chatOrigin:""', `chatOrigin:"${other}"`)
        .replaceAll("connect-src 'self'", `connect-src 'self' ${other}`);
    const headers = new Headers(response.headers);
    headers.delete('Content-Length');
    const policy = headers.get('Content-Security-Policy');
    if (policy) headers.set('Content-Security-Policy', set(policy));
    return new Response(set(await response.text()), {status: response.status, headers});
  }, 0);
  return {origin: `http://localhost:${server.port}`, close: server.close};
}

test('a site asks an endpoint at another origin, rates its answer, and answers itself beyond its limit (§7.2)', async ({
  page,
}) => {
  const {promise: chatOrigin, resolve: tellOrigin} = withResolvers<string>();
  const site = await serveSiteFor(chatOrigin);
  const endpoint = startServer({
    entry: 'server/serveChat.ts',
    env: {CHAT_ALLOWED_ORIGINS: site.origin, CHAT_QUESTIONS_PER_MINUTE: '1'},
  });
  try {
    const {origin} = new URL(await endpoint.address());
    tellOrigin(origin);
    await openPage(page, `${site.origin}/learn/sharding/`);
    const chat = chatOn(page);
    await chat.open();
    const answered = page.waitForResponse(origin + chatPaths.stream);
    await chat.ask('What does it cost to issue a token?');
    expect((await answered).status()).toBe(200);
    await expect(chat.messages.last()).toContainText('0.05 EGLD');
    await expect(chat.messages.last()).not.toContainText('this browser answers');

    const rated = page.waitForResponse(origin + chatPaths.feedback);
    await chat.dialog.getByRole('button', {name: 'Helpful', exact: true}).click();
    expect((await rated).status()).toBe(204);

    await chat.ask('How many shards does the network have?');
    await expect(chat.messages.last()).toContainText('Your network asked many questions in a short time');
    await expect(chat.messages.last()).toContainText(/shard/i);
  } finally {
    endpoint.child.kill('SIGTERM');
    await endpoint.exited;
    await site.close();
  }
});
