import {identifiersOf, isForeign} from '@site/src/askAi/messageLanguage';

describe('isForeign', () => {
  it.each([
    'Care este suma minimă pentru delegare?',
    '如何发行 ESDT 代币?',
    'Какая минимальная сумма для делегирования?',
    'Wie kann ich einen Token erstellen?',
    '¿Cómo puedo crear una cartera?',
    'Comment est calculé le gas pour une transaction ?',
    'Qual é a taxa para uma transação?',
  ])('recognizes "%s"', (message) => {
    expect(isForeign(message)).toBe(true);
  });

  it.each([
    'How do I delegate?',
    'What is the minimum amount for delegation?',
    'erd1… die nonce is too low',
    'mxpy contract deploy --pem',
    'Is π a valid token name?',
  ])('leaves "%s"', (message) => {
    expect(isForeign(message)).toBe(false);
  });

  it('finds the identifiers', () => {
    expect(identifiersOf('如何发行 ESDT 代币 mit issueFungible?')).toBe('ESDT issueFungible');
  });
});
