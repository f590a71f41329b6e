import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { ColumnList } from '../metadata/entry.ts';
import type { EventOperation, EventTriggerMetadata } from '../metadata/event-trigger-entry.ts';
import type { TrackedTable } from '../schema/model.ts';
import { bigNumbers } from '../sql/json.ts';
import { sql, type SQL } from '../sql/sql.ts';
import { createEventTables } from './event-tables.ts';

interface ConfiguredTrigger {
  table: TrackedTable;
  trigger: EventTriggerMetadata;
  operation: EventOperation;
  name: string;
  create: string;
}

/**
 * Creates missing database triggers, replaces changed ones and drops all others. Queued events of a removed trigger are
 * archived, as in Hasura.
 */
export async function installTriggers(pool: pg.Pool, tables: Iterable<TrackedTable>): Promise<void> {
  const configured = [...tables].flatMap(configuredTriggers);
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`select pg_advisory_xact_lock(hashtext('hdb_catalog.event_log'))`);
    await createEventTables(client);
    const { rows: present } = await client.query<{
      schema: string;
      table: string;
      name: string;
      note: string;
    }>(
      `select n.nspname as schema, c.relname as table, t.tgname as name, obj_description(t.oid, 'pg_trigger') as note
       from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
       where t.tgfoid = 'hdb_catalog.log_event'::regproc`,
    );
    const kept = new Set<ConfiguredTrigger>();
    for (const { schema, table, name, note } of present) {
      const same = configured.find(
        (one) =>
          one.name === name &&
          one.table.relation.schema === schema &&
          one.table.relation.name === table &&
          note === fingerprint(one.create),
      );
      if (same) kept.add(same);
      else await run(client, sql`drop trigger ${sql.identifier(name)} on ${sql.identifier(schema, table)}`);
    }
    for (const one of configured.filter((candidate) => !kept.has(candidate))) await create(client, one);
    await storePayloads(client, configured);
    await client.query(
      `update hdb_catalog.event_log set archived = true
       where not delivered and not error and not archived and not trigger_name = any ($1)`,
      [configured.map(({ trigger }) => trigger.name)],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

function configuredTriggers(table: TrackedTable): ConfiguredTrigger[] {
  return table.metadata.eventTriggers.flatMap((trigger) =>
    [...trigger.operations.keys()].map((operation) => {
      const name = `notify_hasura_${trigger.name}_${operation.toUpperCase()}`;
      const { text } = sql.compile(createTrigger(table, trigger, operation, name));
      return { table, trigger, operation, name, create: text };
    }),
  );
}

const events: Record<EventOperation, SQL> = { insert: sql`insert`, update: sql`update`, delete: sql`delete` };

function createTrigger(
  table: TrackedTable,
  trigger: EventTriggerMetadata,
  operation: EventOperation,
  name: string,
): SQL {
  const { schema, name: tableName } = table.relation;
  const condition = operation === 'update' ? sql` when (${isChanged(table, trigger)})` : sql``;
  return sql`create trigger ${sql.identifier(name)} after ${events[operation]} on ${sql.identifier(schema, tableName)} for each row${condition} execute function hdb_catalog.log_event(${sql.literal(trigger.name)})`;
}

const listedColumns = (list: ColumnList | undefined) => (list === '*' ? undefined : list);

/** Types without equality; their values are compared as text. */
const withoutEquality = new Set(['json', 'xml', 'point', 'polygon']);

function isChanged(table: TrackedTable, trigger: EventTriggerMetadata): SQL {
  const listened = trigger.operations.get('update');
  const names = listedColumns(listened?.columns) ?? [...table.relation.columns.keys()];
  const changes = names.map((name) => {
    const type = table.relation.columns.get(name)?.type;
    const column = sql.identifier(name);
    return withoutEquality.has(type?.element?.name ?? type?.name ?? '')
      ? sql`old.${column}::text is distinct from new.${column}::text`
      : sql`old.${column} is distinct from new.${column}`;
  });
  return changes.length > 0 ? sql.join(changes, ' or ') : sql.false;
}

async function create(
  client: pg.ClientBase,
  { table, trigger, operation, name, create: text }: ConfiguredTrigger,
) {
  const { columns, payload, place = trigger.place } = trigger.operations.get(operation) ?? {};
  for (const column of [columns, payload].flatMap((list) => listedColumns(list) ?? [])) {
    if (!table.relation.columns.has(column)) place.fail(`names the missing column "${column}"`);
  }
  if (table.relation.isView) trigger.place.fail(`is on "${table.relation.name}", which is not a table`);
  await client.query(text);
  const { schema, name: tableName } = table.relation;
  const on = sql`${sql.identifier(name)} on ${sql.identifier(schema, tableName)}`;
  await run(client, sql`comment on trigger ${on} is ${sql.literal(fingerprint(text))}`);
}

async function storePayloads(client: pg.ClientBase, configured: ConfiguredTrigger[]) {
  await client.query('delete from hdb_catalog.event_payload');
  for (const { table, trigger, operation } of configured) {
    const columns = [...table.relation.columns.values()];
    const asText = columns.filter(({ type }) => bigNumbers.has(type.name));
    await client.query('insert into hdb_catalog.event_payload values ($1, $2, $3, $4)', [
      trigger.name,
      operation.toUpperCase(),
      listedColumns(trigger.operations.get(operation)?.payload) ?? null,
      asText.map(({ name }) => name),
    ]);
  }
}

const run = (client: pg.ClientBase, statement: SQL) => client.query(sql.compile(statement).text);

const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex');
