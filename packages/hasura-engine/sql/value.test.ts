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
    [5, 'uuid'],
    [true, 'int4'],
    [[], 'numeric'],
    [0, 'bool'],
    [{}, 'interval'],
  ])('%j as %s is not of its type', (value, type) => {
    expect(() => encodeValue(value, builtinType(type), '$')).toThrow(`expected a value for type ${type}`);
  });

  test.each([
    ['1e400', 'float8'],
    ['-1.25e309', 'float8'],
    ['1e-400', 'float8'],
    ['1e39', 'float4'],
  ])('%s is beyond the range of %s', (text, type) => {
    expect(() => encodeValue(new NumberLiteral(text), builtinType(type), '$')).toThrow(
      `The value ${text} lies outside the bounds. Is it overflowing the float bounds?`,
    );
  });

  test('a number that JavaScript has read as infinite is not passed on', () => {
    expect(() => encodeValue(Infinity, builtinType('numeric'), '$')).toThrow(/outside the bounds/);
  });

  test('an array column refuses what is no list, and a wrong element, at its own path', () => {
    const numbers = arrayOf(builtinType('int4')) as ColumnType;
    expect(() => encodeValue(5, numbers, '$.x')).toThrow('expected a value for type [int4]');
    expect(() => encodeValue([1, true], numbers, '$.x')).toThrow(
      expect.objectContaining({ path: '$.x', message: 'expected a value for type int4' }),
    );
  });
});

test('JSON text keeps the digits of numbers and escapes keys', () => {
  expect(jsonText({ 'a"b': new NumberLiteral('12345678901234567890.10') })).toBe(
    '{"a\\"b":12345678901234567890.10}',
  );
});
