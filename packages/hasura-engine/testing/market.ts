import { beforeEach } from 'vitest';
import { runSql, useProject, type ProjectDescription, type TestProject } from './project-fixture.ts';

const ownSale = { clerk: { _eq: 'X-Hasura-User-Id' } };

const rows = `truncate customer, sale, line, receipt, journal restart identity;
  insert into customer (name, points) values ('Ann', 10), ('Bob', 20);
  insert into customer (name, blocked) values ('Eve', true);
  insert into sale (customer_id, total, clerk) values (1, 10, 'c1'), (1, 20, 'c2'), (2, 30, 'c1');
  insert into line values (1, 'apple', 3), (1, 'pear', 1), (2, 'plum', 2);`;

const market: ProjectDescription = {
  sql: `
    create table customer (
      id serial primary key, name text not null unique, points int not null default 0 check (points >= 0),
      notes jsonb not null default '{}', blocked boolean not null default false, born date);
    create table sale (
      id serial primary key, customer_id int not null references customer, state text not null default 'open',
      total numeric(8,2), clerk text, changed_by text, placed_at timestamptz not null default now(),
      weight bigint generated always as (id * 10) stored);
    create table line (
      sale_id int not null references sale on delete cascade, product text not null, amount int not null default 1,
      primary key (sale_id, product));
    create table receipt (sale_id int primary key references sale, printed boolean not null default false);
    create table journal (id serial primary key, hasura_user json);
    create function write_journal() returns trigger language plpgsql as
      $$ begin insert into journal (hasura_user) values (current_setting('hasura.user', true)::json); return new; end $$;
    create trigger write_journal after insert on receipt for each row execute function write_journal();
    create view open_sale as select id, customer_id, total from sale where state = 'open';
    create view sale_count as select count(*)::int as amount from sale;
    ${rows}`,
  tables: [
    {
      table: 'customer',
      configuration: { column_config: { points: { custom_name: 'loyaltyPoints' } } },
      array_relationships: [
        { name: 'sales', using: { foreign_key_constraint_on: { table: 'sale', column: 'customer_id' } } },
      ],
      select_permissions: [
        {
          role: 'clerk',
          permission: {
            columns: ['id', 'name', 'points', 'notes'],
            filter: { blocked: { _eq: false } },
          },
        },
        { role: 'counter', permission: { columns: ['name'], filter: {}, allow_aggregations: true } },
      ],
      insert_permissions: [
        { role: 'clerk', permission: { columns: ['name', 'points', 'blocked'], check: {} } },
        { role: 'writer', permission: { columns: ['name'], check: {} } },
      ],
      update_permissions: [
        { role: 'clerk', permission: { columns: ['points'], filter: { blocked: { _eq: false } } } },
      ],
    },
    {
      table: 'sale',
      object_relationships: [
        { name: 'customer', using: { foreign_key_constraint_on: 'customer_id' } },
        {
          name: 'receipt',
          using: { foreign_key_constraint_on: { table: 'receipt', column: 'sale_id' } },
        },
      ],
      array_relationships: [
        { name: 'lines', using: { foreign_key_constraint_on: { table: 'line', column: 'sale_id' } } },
      ],
      select_permissions: [
        {
          role: 'clerk',
          permission: {
            columns: ['id', 'customer_id', 'state', 'total', 'clerk', 'changed_by'],
            filter: ownSale,
            allow_aggregations: true,
          },
        },
      ],
      insert_permissions: [
        { role: 'stamper', permission: { columns: ['total', 'customer_id'], check: {} } },
        {
          role: 'clerk',
          permission: {
            columns: ['customer_id', 'state', 'total', 'id'],
            check: { customer: { blocked: { _eq: false } }, total: { _gt: 0 } },
            set: { clerk: 'X-Hasura-User-Id', changed_by: 'nobody' },
          },
        },
      ],
      update_permissions: [
        {
          role: 'clerk',
          permission: {
            columns: ['state', 'total', 'customer_id'],
            filter: { ...ownSale, state: { _eq: 'open' } },
            check: { total: { _gt: 0 } },
            set: { changed_by: 'x-hasura-user-id' },
          },
        },
        { role: 'stamper', permission: { columns: [], filter: {}, set: { changed_by: 'stamp' } } },
      ],
      delete_permissions: [{ role: 'clerk', permission: { filter: { ...ownSale, state: 'open' } } }],
    },
    {
      table: 'line',
      object_relationships: [{ name: 'sale', using: { foreign_key_constraint_on: 'sale_id' } }],
      insert_permissions: [
        {
          role: 'clerk',
          permission: {
            columns: ['sale_id', 'product', 'amount'],
            check: { _exists: { _table: 'customer', _where: { name: { _eq: 'Ann' } } } },
          },
        },
      ],
    },
    {
      table: 'receipt',
      object_relationships: [{ name: 'sale', using: { foreign_key_constraint_on: 'sale_id' } }],
    },
    { table: 'journal' },
    { table: 'open_sale' },
    { table: 'sale_count' },
  ],
};

export const clerk = { role: 'clerk', session: { 'x-hasura-user-id': 'c1' } };

export function useMarket(): TestProject {
  const project = useProject(market);
  beforeEach(() => runSql(project.databaseUrl, rows));
  return project;
}
