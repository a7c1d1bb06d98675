import {hex} from '@scure/base';
import {ByteReader} from '@site/src/chain/abi/byteReader';
import {decodeNested, decodeTopLevel} from '@site/src/chain/abi/decode';
import {encodeNested, encodeTopLevel} from '@site/src/chain/abi/encode';
import {resolveType} from '@site/src/chain/abi/resolveType';
import {customTypes} from '@site/tests/support/chain/customTypes';

/** Encodings on the pages below /developers/data. The contract `samples/contracts/shop` verifies them in Rust. */
const documented: [type: string, value: unknown, topLevel: string, nested: string][] = [
  ['u8', 0n, '', '00'],
  ['u16', 7n, '07', '0007'],
  ['u32', 305_419_896n, '12345678', '12345678'],
  ['u64', 1_789_063_563_000n, '01a08c7f86f8', '000001a08c7f86f8'],
  ['usize', 1_000n, '03e8', '000003e8'],
  ['i8', -128n, '80', '80'],
  ['i16', 128n, '0080', '0080'],
  ['i16', -129n, 'ff7f', 'ff7f'],
  ['i32', 255n, '00ff', '000000ff'],
  ['i64', -1_000n, 'fc18', 'fffffffffffffc18'],
  ['BigUint', 0n, '', '00000000'],
  ['BigUint', 128n, '80', '0000000180'],
  ['BigUint', 10n ** 20n, '056bc75e2d63100000', '00000009056bc75e2d63100000'],
  ['BigInt', 128n, '0080', '000000020080'],
  ['BigInt', -129n, 'ff7f', '00000002ff7f'],
  ['ManagedDecimal<2>', '1.50', '96', '0000000196'],
  ['ManagedDecimal<usize>', '1.50', '000000019600000002', '000000019600000002'],
  ['ManagedDecimalSigned<2>', '-1.50', 'ff6a', '00000002ff6a'],
  ['List<u16>', [1n, 2n], '00010002', '0000000200010002'],
  ['List<BigUint>', [7n, 1_000n], '00000001070000000203e8', '0000000200000001070000000203e8'],
  ['List<List<u32>>', [[7n], []], '000000010000000700000000', '00000002000000010000000700000000'],
  ['List<Option<u8>>', [1n, null], '010100', '00000002010100'],
  ['array2<u16>', [1n, 2n], '00010002', '00010002'],
  ['tuple<u8,u16,u32>', [1n, 2n, 3n], '01000200000003', '01000200000003'],
  ['tuple<BigUint,bool>', [7n, true], '000000010701', '000000010701'],
  ['Option<u16>', 5n, '010005', '010005'],
  ['Option<u16>', null, '', '00'],
  ['Option<Option<u16>>', [null], '0100', '0100'],
  ['Status', 'Open', '', '00'],
  ['Status', 'Shipped', '02', '02'],
  ['Delivery', 'PickUp', '', '00'],
  ['Delivery', {variant: 'Locker', fields: {'0': 7n}}, '010007', '010007'],
  [
    'Delivery',
    {variant: 'Post', fields: {street: 'Calea Victoriei', express: true}},
    '020000000f43616c656120566963746f7269656901',
    '020000000f43616c656120566963746f7269656901',
  ],
  ['Discount', {variant: 'Percent', fields: {'0': 5n}}, '0005', '0005'],
  ['Rating', 'Good', '0a', '0a'],
  ['Completion', 'completed', '636f6d706c65746564', '00000009636f6d706c65746564'],
];

it.each(documented)('%s: %p', (name, value, topLevel, nested) => {
  const type = resolveType(name, customTypes);
  expect(hex.encode(encodeTopLevel(type, value))).toBe(topLevel);
  expect(hex.encode(encodeNested(type, value))).toBe(nested);
  expect(decodeTopLevel(type, hex.decode(topLevel))).toEqual(value);
  expect(decodeNested(type, new ByteReader(hex.decode(nested)))).toEqual(value);
});

it.each([
  ['u8', '0007', 7n],
  ['i16', 'fffb', -5n],
  ['Option<u16>', '00', null],
  ['Status', '00', 'Open'],
  ['Rating', '', 'Poor'],
  ['bool', '00', false],
])('%s accepts %s, as the framework does', (name, bytes, value) => {
  expect(decodeTopLevel(resolveType(name, customTypes), hex.decode(bytes))).toEqual(value);
});

it.each([
  [
    'u8',
    '0100',
    'Expected a number from 0 to 255 in price (u8), found 256: a larger type such as BigUint may be meant.',
  ],
  ['i8', '0080', /^Expected a number from -128 to 127 in price \(i8\), found 128/],
  [
    'NonZeroBigUint',
    '',
    'Expected a number other than 0 in price (NonZeroBigUint), found 0: compare type and data.',
  ],
  [
    'List<u32>',
    '0000000100',
    /^Expected 4 more bytes for price\[1\] \(u32\) at byte 4, found 1: the data is too short/,
  ],
  ['List<bytes>', '0000000561', /^Expected 5 more bytes for price\[0\] \(bytes\) at byte 4, found 1/],
  [
    'tuple<List<u8>,u8>',
    'ffffffff',
    /^Expected 4294967295 items for price\[0\] \(List<u8>\) at byte 4, found 0 bytes/,
  ],
  [
    'tuple<u8,u8>',
    '010203',
    /^Expected the end of price \(tuple<u8,u8>\) at byte 2, found 1 more bytes: the data is too long/,
  ],
  ['Option<u16>', '05', /^Expected 00 or 01 at the start in price \(Option<u16>\), found 5/],
  ['Address', '01', /^Expected 32 more bytes for price \(Address\) at byte 0, found 1/],
  [
    'Status',
    '03',
    /^Expected the number of a variant: 0 \(Open\), 1 \(Paid\), 2 \(Shipped\) in price \(Status\), found 3/,
  ],
  ['utf-8 string', 'ff', 'Expected UTF-8 text in price (utf-8 string), found 0xff: decode it as bytes.'],
  ['bool', '02', 'Expected no byte, 00 or 01 in price (bool), found 2: compare type and data.'],
  ['Completion', '61', /^Expected one of completed, interrupted in price \(Completion\), found "a"/],
  ['variadic<u8>', '61', /^Expected a type of a single value in price \(variadic<u8>\)/],
])('%s explains why it does not accept %s', (name, bytes, message) => {
  const type = resolveType(name, customTypes);
  expect(() => decodeTopLevel(type, hex.decode(bytes), 'price')).toThrow(message);
});

it.each([
  ['u8', 256, 'Expected a whole number from 0 to 255 in price (u8), found 256: write one in this range.'],
  ['u64', '1.5', 'Expected a whole number in price (u64), found 1.5: write digits only.'],
  ['BigUint', -1n, /^Expected a whole number of 0 or more in price \(BigUint\), found -1/],
  ['NonZeroUsize', 0n, /^Expected a number other than 0/],
  ['ManagedDecimal<2>', '1.505', /^In price \(ManagedDecimal<2>\): Expected at most 2 decimals, found 3/],
  ['ManagedDecimal<2>', '-1', /^Expected a number of 0 or more in price/],
  ['bool', 'yes', 'Expected true or false in price (bool), found yes: write one of them.'],
  ['bytes', '0x1', /^Expected bytes in hexadecimal, such as 0x0a1b in price \(bytes\), found 0x1/],
  ['H256', '0x01', /^Expected 32 bytes in price \(H256\), found 1/],
  ['Address', 'erd1', /^In price \(Address\): Expected 62 characters/],
  ['utf-8 string', '\ud800', /^Expected a text of whole characters/],
  ['List<u8>', 5, /^Expected an array in price \(List<u8>\), found 5/],
  ['array2<u16>', [1], /^Expected 2 items in price \(array2<u16>\), found 1/],
  ['tuple<u8,Option<u8>>', [1, 300], /in price\[1\] \(u8\), found 300/],
  [
    'EsdtTokenPayment',
    {token_identifier: 'A', amount: 1, extra: 1},
    /found no token_nonce and the unknown extra: correct the names\.$/,
  ],
  ['Status', 'Nope', /^Expected one of the variants Open, Paid, Shipped in price \(Status\), found Nope/],
  ['Completion', 'x', /^Expected one of completed, interrupted/],
])('%s explains why it cannot encode %p', (name, value, message) => {
  const type = resolveType(name, customTypes);
  expect(() => encodeTopLevel(type, value, 'price')).toThrow(message);
});

it('accepts numbers and bytes as a reader writes them', () => {
  expect(hex.encode(encodeTopLevel(resolveType('u64'), ' 1000 '))).toBe('03e8');
  expect(hex.encode(encodeTopLevel(resolveType('u64'), 1000))).toBe('03e8');
  expect(hex.encode(encodeTopLevel(resolveType('bytes'), '0xCAFE'))).toBe('cafe');
});
