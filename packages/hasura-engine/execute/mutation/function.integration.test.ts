import { expect, test } from 'vitest';
import { clerk, useMarket } from '../../testing/market.ts';
import { refusal } from '../../testing/project-fixture.ts';

const project = useMarket();

const query = 'mutation { send_sales(args: {of_customer: 1}, order_by: {id: asc}) { id state } }';

test('a volatile function is a mutation', async () => {
  expect((await project.ask(query)).data).toEqual({
    send_sales: [
      { id: 1, state: 'sent' },
      { id: 2, state: 'sent' },
    ],
  });
  expect(refusal(await project.ask(query.replace('mutation', 'query'))).message).toBe(
    "field 'send_sales' not found in type: 'query_root'",
  );
});

test('the select permission applies to its rows, though it may have changed others', async () => {
  expect((await project.ask(query, {}, clerk)).data).toEqual({ send_sales: [{ id: 1, state: 'sent' }] });
  expect(
    (await project.ask('{ sale(where: {state: {_eq: sent}}, order_by: {id: asc}) { id } }')).data,
  ).toEqual({
    sale: [{ id: 1 }, { id: 2 }],
  });
});

test('it runs in the transaction of its request', async () => {
  const failing = query.replace(/}$/, ' insert_customer_one(object: {name: "Ann"}) { id } }');
  expect(refusal(await project.ask(failing)).code).toBe('constraint-violation');
  expect((await project.ask('{ sale(where: {state: {_eq: sent}}) { id } }')).data).toEqual({ sale: [] });
});
