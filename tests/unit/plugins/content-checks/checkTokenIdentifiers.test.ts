import {checkTokenIdentifiers} from '@site/plugins/content-checks/checkTokenIdentifiers';
import {pageOf} from '@site/tests/support/contentSite';

describe('checkTokenIdentifiers', () => {
  it.each([
    '`ALICE-a1b2c3`',
    '`WEGLD-bd4d79`',
    '`NFTS-a1b2c3-0a`',
    '`TICKER-xxxxxx`',
    '`SHA3-256`',
    'ESDT-tokens and `NON-STATIC`',
    '`X-A1B2C3D4`',
  ])('accepts %s', (text) => {
    expect(checkTokenIdentifiers(pageOf(text))).toEqual([]);
  });

  it.each([
    [
      '`ALICE-A1B2C3`',
      'the token identifier ALICE-A1B2C3 has "A1B2C3" instead of six lowercase hexadecimal digits',
    ],
    [
      '`ALICE-12345g`',
      'the token identifier ALICE-12345g has "12345g" instead of six lowercase hexadecimal digits',
    ],
    ['`AL-a1b2c3`', 'the token identifier AL-a1b2c3 has a ticker of 2 characters, not 3 to 10'],
    [
      '`NFTS-a1b2c3-1`',
      'the token identifier NFTS-a1b2c3-1 has the nonce "1", which isn\'t whole bytes in lowercase hexadecimal',
    ],
  ])('reports %s', (text, message) => {
    expect(
      checkTokenIdentifiers(pageOf(`\`\`\`json\n{\n"id": "${text.replaceAll('`', '')}"}\n\`\`\``)),
    ).toEqual([{line: 3, message: `${message}; write one such as ALICE-a1b2c3`}]);
    expect(checkTokenIdentifiers(pageOf(text))).toHaveLength(1);
  });
});
