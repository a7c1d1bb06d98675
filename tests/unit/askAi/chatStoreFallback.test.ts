import type {Answerer} from '@site/src/askAi/answerer';
import type {ChatStoreOptions} from '@site/src/askAi/chatStore';
import {delta} from '@site/tests/support/chatEvents';
import {settled, setUp} from '@site/tests/support/fakeChatStore';

describe('the fallback to the offline answerer', () => {
  const answerer: Answerer = {
    async *answer({message, thread, page}) {
      yield {type: 'delta', text: `${message} ${thread.length} ${page}`};
      yield {type: 'done'};
    },
  };

  it('passes the thread and the page, and marks the answer as offline', async () => {
    const {store, requests} = setUp({loadOfflineAnswerer: async () => answerer, page: '/learn/'});
    store.ask({text: 'One'});
    await requests[0]?.send(delta('A'), {type: 'done'});
    store.ask({text: 'Two'});
    await requests[1]?.fail({kind: 'unreachable'});
    await settled();
    expect(store.getState()).toMatchObject({status: 'ready'});
    expect(store.getState().conversation.messages.at(-1)).toMatchObject({
      content: 'Two 2 /learn/',
      offline: 'unreachable',
    });
  });

  const breaks: Answerer = {
    // eslint-disable-next-line require-yield
    async *answer() {
      throw new Error('index missing');
    },
  };

  it.each<[string, Partial<ChatStoreOptions>]>([
    ['there is no offline answerer', {}],
    ['loading the offline answerer fails', {loadOfflineAnswerer: () => Promise.reject(new Error('offline'))}],
    ['the offline answerer throws', {loadOfflineAnswerer: async () => breaks}],
  ])('reports the unreachable endpoint, and allows a retry, if %s', async (_case, options) => {
    const {store, requests} = setUp(options);
    store.ask({text: 'One'});
    await requests[0]?.fail({kind: 'unreachable'});
    await settled();
    expect(store.getState()).toMatchObject({status: 'error', error: {fault: {kind: 'unreachable'}}});
    store.retry();
    expect(requests).toHaveLength(2);
  });

  it('reports an empty answer if the offline answerer yields nothing', async () => {
    const silent: Answerer = {async *answer() {}};
    const {store, requests} = setUp({loadOfflineAnswerer: async () => silent});
    store.ask({text: 'One'});
    await requests[0]?.fail({kind: 'unreachable'});
    await settled();
    expect(store.getState()).toMatchObject({status: 'error', error: {fault: {kind: 'empty'}}});
  });
});
