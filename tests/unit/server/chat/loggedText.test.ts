import {loggedText} from '@site/server/chat/loggedText';

describe('loggedText', () => {
  it.each([
    ['Mail me: jane.doe@mail.example, please', 'Mail me: … please'],
    ['balance of (erd1qyu5wthldzr8wx5c9ucg8kjagg0jfs53s8nr3zpz3hypefsdd8ssycr6th)?', 'balance of …'],
    ['key=0x413f42575f7f26fad3317a778771212fdb80245850981e48b58a4f25e344e8f9', '…'],
    ['tx 413f42575f7f26fad3317a778771212fdb80245850981e48b58a4f25e344e8f9 failed', 'tx … failed'],
  ])('leaves out what can identify a person: %s', (text, expected) => {
    expect(loggedText(text, 200)).toBe(expected);
  });

  it.each([
    '@multiversx/sdk-core@15.4.0 error',
    'What is erd1?',
    'npm i @multiversx/sdk-dapp',
    'WEGLD-bd4d79 0x00',
  ])('keeps what readers search for: %s', (text) => {
    expect(loggedText(text, 200)).toBe(text);
  });

  it('is one line of limited length', () => {
    expect(loggedText('  a\r\n\tb\u0000\u001bc  ', 200)).toBe('a b c');
    expect(loggedText('x'.repeat(300), 200)).toHaveLength(200);
  });
});
