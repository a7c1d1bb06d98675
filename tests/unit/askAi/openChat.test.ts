import {onOpenChat, openChat} from '@site/src/askAi/openChat';

describe('openChat', () => {
  it('notifies listeners until they unsubscribe', () => {
    const target = new EventTarget();
    const open = jest.fn();
    const stop = onOpenChat(open, target);
    openChat({quote: 'a passage'}, target);
    openChat(undefined, target);
    stop();
    openChat({}, target);
    expect(open.mock.calls).toEqual([[{quote: 'a passage'}], [{}]]);
  });
});
