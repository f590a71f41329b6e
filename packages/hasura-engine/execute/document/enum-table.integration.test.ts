import { expect, test } from 'vitest';
import { useMarket } from '../../testing/market.ts';
import { refusal } from '../../testing/project-fixture.ts';

const project = useMarket();

test('a column that refers to an enum table has the enum as its type, with the comments of the table', async () => {
  const query = `{ __type(name: "sale_state_enum") { kind enumValues { name description } }
    column: __type(name: "sale_state_enum_comparison_exp") { inputFields { name } } }`;
  expect((await project.ask(query)).data).toEqual({
    __type: {
      kind: 'ENUM',
      enumValues: [
        { name: 'open', description: 'May still change' },
        { name: 'sent', description: null },
      ],
    },
    column: { inputFields: ['_eq', '_in', '_is_null', '_neq', '_nin'].map((name) => ({ name })) },
  });
});

test('values are enum literals in the document and strings in variables', async () => {
  const query = `mutation ($s: sale_state_enum) { insert_sale_one(object: {customer_id: 1, state: sent}) { state }
    update_sale(where: {state: {_in: [sent]}}, _set: {state: $s}) { returning { state } } }`;
  expect((await project.ask(query, { s: 'open' })).data).toEqual({
    insert_sale_one: { state: 'sent' },
    update_sale: { returning: [{ state: 'open' }] },
  });
});

test.each([
  [
    '{state: lost}',
    "expected one of the values ['open', 'sent'] for type 'sale_state_enum', but found 'lost'",
  ],
  ['{state: "open"}', "expected an enum value for type 'sale_state_enum', but found a string"],
])('%s is refused', async (object, message) => {
  expect(refusal(await project.ask(`mutation { insert_sale_one(object: ${object}) { id } }`))).toEqual({
    message,
    code: 'validation-failed',
    path: '$.selectionSet.insert_sale_one.args.object.state',
  });
});

test('a variable with another value is refused where it is used', async () => {
  const query = 'query ($s: sale_state_enum) { sale(where: {state: {_eq: $s}}) { id } }';
  expect(refusal(await project.ask(query, { s: 'lost' })).path).toBe(
    '$.selectionSet.sale.args.where.state._eq',
  );
});
