import { expect, test } from 'vitest';
import { csvRows } from './csv-rows.ts';

const columns = ['name', 'latitude'] as const;

test('names of columns are one line of their own', () => {
  expect(csvRows(columns)).toBe('"name","latitude"\r\n');
});

test.each(['=1+1', '+33 6', '-x', '@x', '\t=1', '\r=1', '＝1'])('a spreadsheet does not run %j', (name) => {
  const [first] = csvRows(columns, [{ name, latitude: null }]).replace(/^"/, '');
  expect(first).toBe("'");
});

test('a negative number stays a number', () => {
  expect(csvRows(columns, [{ name: 'a', latitude: -20.9 }])).toBe('"a","-20.9"\r\n');
});

test.each([
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['one\ntwo', '"one\ntwo"'],
  ['one\rtwo', '"one\rtwo"'],
])('%j is quoted', (name, text) => {
  expect(csvRows(columns, [{ name, latitude: 1 }])).toBe(`${text},"1"\r\n`);
});

test.each([
  ['Laverie;=1+2', "Laverie;'=1+2"],
  ['a; =1;-2', "a; '=1;'-2"],
  ['a\t@x', "a\t'@x"],
  ['a\n+1', "a\n'+1"],
  ['a,=1|＝2', "a,=1|'＝2"],
  ['Su[1,-1] 09:00-12:00', 'Su[1,-1] 09:00-12:00'],
  ['Lavo-matic; 3-5', 'Lavo-matic; 3-5'],
])('a spreadsheet with another separator does not run %j', (name, text) => {
  expect(csvRows(columns, [{ name, latitude: null }])).toBe(`"${text}",\r\n`);
});

test('with semicolons, numbers have a decimal comma', () => {
  expect(csvRows(columns, undefined, ';')).toBe('"name";"latitude"\r\n');
  expect(csvRows(columns, [{ name: 'a;b', latitude: -4.83 }], ';')).toBe('"a;b";"-4,83"\r\n');
});

test.each(['01000', '24/7', '3-5', '1.2', '12345678900012', '1E5'])(
  'with semicolons, a French spreadsheet shows %s as it is',
  (name) => {
    expect(csvRows(columns, [{ name, latitude: null }], ';')).toBe(`"=""${name}""";\r\n`);
    expect(csvRows(columns, [{ name, latitude: null }])).toBe(`"${name}",\r\n`);
  },
);

test.each(['69003', '24/7; PH off', '2026-11-28', '12-14 rue Neuve'])(
  '%s is written alike in both',
  (name) => {
    expect(csvRows(columns, [{ name, latitude: null }], ';')).toBe(`"${name}";\r\n`);
  },
);

test.each([
  ['Laverie,=1+2', "Laverie,'=1+2"],
  ["a,-1+cmd|' /C x'!A0", "a,'-1+cmd|' /C x'!A0"],
  ['Mo[2,-1] off; Su[1,-1,3] 09:00-12:00', 'Mo[2,-1] off; Su[1,-1,3] 09:00-12:00'],
])('with semicolons, a spreadsheet with commas does not run %j', (name, text) => {
  expect(csvRows(columns, [{ name, latitude: null }], ';')).toBe(`"${text}";\r\n`);
});
