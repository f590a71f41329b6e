import { describe, expect, test } from 'vitest';
import type { ColumnType } from '../catalog/model.ts';
import { NumberLiteral } from './number.ts';
import { arrayOf, builtinType } from './parameter.ts';
import { encodeValue, jsonText } from './value.ts';

const int8 = builtinType('int8');

describe('a value for Postgres', () => {
  test.each([
    ['int4', 5, '5'],
    ['int4', new NumberLiteral('1e3'), '1000'],
    ['int8', new NumberLiteral('9223372036854775807'), '9223372036854775807'],
    ['numeric', new NumberLiteral('1.10'), '1.10'],
    ['float4', 0.5, '0.5'],
    ['int4', '12', '12'],
    ['uuid', 'left for Postgres to judge', 'left for Postgres to judge'],
    ['bool', true, 'true'],
    ['jsonb', 'text', '"text"'],
    ['jsonb', { a: [new NumberLiteral('1.10'), null] }, '{"a":[1.10,null]}'],
    ['text', null, null],
  ])('%s from %j is %j', (type, value, expected) => {
    expect(encodeValue(value, builtinType(type), '$')).toBe(expected);
  });

  test('the elements of an array are quoted, so that no element can end it', () => {
    const texts = arrayOf(builtinType('text')) as ColumnType;
    expect(encodeValue(['a,b', '"', '\\', 'NULL', '}'], texts, '$')).toBe('{"a,b","\\"","\\\\","NULL","}"}');
  });
});

test('a string in an array of JSON values is the text of one', () => {
  const values = arrayOf(builtinType('jsonb')) as ColumnType;
  expect(encodeValue(['{"a":1}', { b: '"' }, [1]], values, '$')).toBe(
    '{"{\\"a\\":1}","{\\"b\\":\\"\\\\\\"\\"}","[1]"}',
  );
});

describe('a value that is refused before Postgres', () => {
  test.each([
    [2 ** 31, 'int4'],
    [-(2 ** 31) - 1, 'int4'],
    [1.5, 'int4'],
    [40_000, 'int2'],
  ])('%j as %s is out of bounds or not an integer', (value, type) => {
    expect(() => encodeValue(value, builtinType(type), '$.x')).toThrow(
      /lies outside the bounds or is not an integer/,
    );
  });

  test('the largest bigint fits, and one more does not', () => {
    expect(() => encodeValue(new NumberLiteral('9223372036854775808'), int8, '$')).toThrow(
      /outside the bounds/,
    );
  });

  test.each([
    [5, 'uuid', 'parsing UUID failed, expected String, but encountered Number'],
    [
      true,
      'int4',
      'parsing Integer expected for input type: PGInteger failed, expected Number, but encountered Boolean',
    ],
    [[], 'numeric', 'parsing Scientific failed, expected Number, but encountered Array'],
    [0, 'bool', 'expected Bool, but encountered Number'],
    [5, 'date', 'parsing Day failed, expected String, but encountered Number'],
    [{}, 'interval', 'A string is expected for type: interval'],
  ])('the error for %j as %s names the expected type', (value, type, message) => {
    expect(() => encodeValue(value, builtinType(type), '$')).toThrow(message);
  });

  test.each([
    ['1e400', 'float8', '1.0e400'],
    ['-1.25e309', 'float8', '-1.25e309'],
    ['1e-400', 'float8', '1.0e-400'],
    ['1e39', 'float4', '1.0e39'],
  ])('%s is beyond the range of %s', (text, type, shown) => {
    expect(() => encodeValue(new NumberLiteral(text), builtinType(type), '$')).toThrow(
      `The value ${shown} lies outside the bounds. Is it overflowing the float bounds?`,
    );
  });

  test('a number that JavaScript has read as infinite is not passed on', () => {
    expect(() => encodeValue(Infinity, builtinType('numeric'), '$')).toThrow(/outside the bounds/);
  });

  test.each([
    ['2147483648', '2.147483648e9'],
    ['1.5', '1.5'],
    ['0.0025', '2.5e-3'],
    ['0.5', '0.5'],
    ['-12345678.5', '-1.23456785e7'],
    ['1234567.5', '1234567.5'],
    ['99999999999999999999999', '9.9999999999999999999999e22'],
  ])('%s is shown as %s', (text, shown) => {
    expect(() => encodeValue(new NumberLiteral(text), builtinType('int4'), '$')).toThrow(
      `The value ${shown} lies outside`,
    );
  });

  test('an array column refuses what is no list, and a wrong element, at its own path', () => {
    const numbers = arrayOf(builtinType('int4')) as ColumnType;
    expect(() => encodeValue(5, numbers, '$.x')).toThrow(
      'parsing [] failed, expected Array, but encountered Number',
    );
    expect(() => encodeValue([1, true], numbers, '$.x')).toThrow(
      expect.objectContaining({
        path: '$.x',
        message: expect.stringContaining('PGInteger failed, expected Number, but encountered Boolean'),
      }),
    );
  });
});

test('JSON text keeps the digits of numbers and escapes keys', () => {
  expect(jsonText({ 'a"b': new NumberLiteral('12345678901234567890.10') })).toBe(
    '{"a\\"b":12345678901234567890.10}',
  );
});
