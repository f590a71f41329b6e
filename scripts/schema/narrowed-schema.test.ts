import { parse, print } from 'graphql';
import { expect, test } from 'vitest';
import { narrowedSchema } from './narrowed-schema.ts';

const sql = `alter table public.shops add constraint shops_name_filled CHECK ((btrim(name) <> ''::text));
alter table public.shops add constraint shops_open_on_known CHECK (("open_on" = ANY (ARRAY['monday'::text, 'friday'::text])));
`;

test('a column whose check constraint lists its values has the type of these values', () => {
  const { schema, scalars } = narrowedSchema(parse('type shops { openOn: String! name: String }'), sql);
  expect(scalars).toEqual({ shops_openOn: "'monday' | 'friday'" });
  expect(print(schema)).toContain('openOn: shops_openOn!');
  expect(print(schema)).toContain('name: String\n');
});

test('results of mutations, aggregates and columns of filled views are never null', () => {
  const { schema } = narrowedSchema(
    parse(`type mutation_root { delete_shops: shops_mutation_response  insert_shops_one: shops }
      type shops_aggregate { aggregate: shops_aggregate_fields }
      type event_backlog { waiting: Int }`),
    sql,
  );
  expect(print(schema)).toContain('delete_shops: shops_mutation_response!\n  insert_shops_one: shops\n');
  expect(print(schema)).toContain('aggregate: shops_aggregate_fields!');
  expect(print(schema)).toContain('waiting: Int!');
});
