import { createReadStream, createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

export interface TableCopy {
  name: string;
  columns: string[];
}

export async function listTables(client: pg.Client): Promise<TableCopy[]> {
  const { rows } = await client.query<TableCopy>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`);
  return rows;
}

const fileOf = (folder: string, { name }: TableCopy) => path.join(folder, `${name}.copy.gz`);
const columnsOf = ({ columns }: TableCopy) => columns.map((column) => pg.escapeIdentifier(column)).join(', ');
const nameOf = ({ name }: TableCopy) => `public.${pg.escapeIdentifier(name)}`;

export async function writeTable(client: pg.Client, folder: string, table: TableCopy): Promise<void> {
  const rows = client.query(copyTo(`copy ${nameOf(table)} (${columnsOf(table)}) to stdout`));
  await pipeline(rows, createGzip(), createWriteStream(fileOf(folder, table), { mode: 0o600 }));
}

export async function readTable(client: pg.Client, folder: string, table: TableCopy): Promise<void> {
  const rows = client.query(copyFrom(`copy ${nameOf(table)} (${columnsOf(table)}) from stdin`));
  await pipeline(createReadStream(fileOf(folder, table)), createGunzip(), rows);
}

export async function replaceTables(
  client: pg.Client,
  tables: TableCopy[],
  work: () => Promise<void>,
): Promise<void> {
  await client.query('begin');
  try {
    await client.query('set local session_replication_role = replica');
    await client.query(`truncate ${tables.map(nameOf).join(', ')}`);
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  await client.query('analyze');
}
