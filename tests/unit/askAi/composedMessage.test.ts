import * as fc from 'fast-check';
import {composeMessage, LONGEST_QUOTE, splitMessage} from '@site/src/askAi/composedMessage';
import {requestLimits} from '@site/src/askAi/protocol';

const page = {title: 'Sharding', route: '/learn/sharding/'};

describe('composeMessage', () => {
  it('is the question where it is about nothing else', () => {
    expect(composeMessage({text: ' Why? '})).toBe('Why?');
  });

  it('says what the question is about', () => {
    expect(composeMessage({text: 'Why?', page, quote: 'First line\n\n  second line '})).toBe(
      'About the page "Sharding" (/learn/sharding/):\n\nAbout this passage:\n\n> First line\n>   second line\n\nWhy?',
    );
  });

  it('never exceeds what a request may carry, and never cuts the question', () => {
    fc.assert(
      fc.property(fc.nat(4200), fc.array(fc.string({maxLength: 60}), {maxLength: 900}), (length, lines) => {
        const text = 'q'.repeat(length);
        const message = composeMessage({text, page, quote: lines.join('\n')});
        expect(message.length).toBeLessThanOrEqual(requestLimits.message);
        expect(message.endsWith(text.slice(0, requestLimits.message))).toBe(true);
      }),
      {numRuns: 200, seed: 20261120},
    );
  });

  it('leaves blank lines out of a quote', () => {
    const {quote} = splitMessage(composeMessage({text: 'Why?', quote: '\n \n  one \n\t\n\ttwo\n '}));
    expect(quote).toBe('  one\n\ttwo');
  });

  it('cuts a long quote', () => {
    const {quote} = splitMessage(composeMessage({text: 'Why?', quote: 'x'.repeat(5000)}));
    expect(quote).toBe(`${'x'.repeat(LONGEST_QUOTE)}…`);
  });
});

describe('splitMessage', () => {
  it.each([
    {text: 'Why?'},
    {text: 'Why?\n\n> not a quote\n\nAnd?'},
    {text: 'Why?', page},
    {text: 'Why?', quote: 'One line'},
    {text: 'Why?\nBecause?', page, quote: 'One line\nand another'},
    {text: '', page, quote: 'One line'},
    {text: 'Why?', quote: '    def round(self):\n        return 1\n    # end'},
  ])('gives back %j', (question) => {
    expect(splitMessage(composeMessage(question))).toEqual(question);
  });

  it('leaves a title with quotation marks whole', () => {
    const message = composeMessage({
      text: 'Why?',
      page: {title: 'The "space"\nVM', route: '/learn/space-vm'},
    });
    expect(splitMessage(message)).toEqual({
      text: 'Why?',
      page: {title: "The 'space' VM", route: '/learn/space-vm'},
    });
  });
});

// Two readings of each line would take longer than anybody waits.
it('a long message that begins like a quote and is none is all question', () => {
  const message = `About this passage:\n\n${'> a\n'.repeat(900)}x`;
  expect(splitMessage(message)).toEqual({text: message});
});
