import confusables from 'unhomoglyph/data.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { searchable } from './testing/searchable-database.ts';

const { query } = searchable();
const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '');

test('every letter that UTS 39 confuses with one of ours has the skeleton of ours', async () => {
  const pairs = Object.entries(confusables)
    .map(([like, letter]): [string, string] => [like, plain(letter)])
    .filter(([like, letter]) => /^[\p{L}\p{N}]$/u.test(like) && /^[A-Za-z\d]$/.test(letter))
    // Names are compared in NFKC, which turns all other letters into ours.
    .filter(([like]) => like.normalize('NFKC') === like);
  const { rows } = await query(
    `select like_one from json_to_recordset($1) as pair (like_one text, letter text)
     where name_skeleton(like_one) <> name_skeleton(letter)`,
    [JSON.stringify(pairs.map(([like_one, letter]) => ({ like_one, letter })))],
  );
  expect(pairs.length).toBeGreaterThan(500);
  expect(rows).toEqual([]);
});
