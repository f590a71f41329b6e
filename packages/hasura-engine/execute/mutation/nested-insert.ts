import type { InsertAccess, TableWrites } from '../../schema/model.ts';
import { result, type Bindings } from '../../sql/parameter.ts';
import type { SQL } from '../../sql/sql.ts';
import type { PlanContext } from '../plan-context.ts';
import type { Transaction } from '../statement-runner.ts';
import { insertChange, planConflict, type Conflict } from './insert-change.ts';
import { noRow, type GivenRow, type NestedRows } from './insert-input.ts';
import { planCollection } from './written-rows.ts';

interface Target {
  writes: TableWrites;
  access: InsertAccess;
  conflict: Conflict;
}

type NestedInsert = (
  transaction: Transaction,
  bindings: Bindings,
) => Promise<{ affected: number; row: string | undefined }>;

interface Outer {
  determined: Map<string, SQL>;
  path: string;
  top?: string;
  step?: object;
  returned?: string[];
}

/** Plans the rows that a row refers to, then the row, then the rows that refer to it. Each step passes its keys on. */
export function planNestedInsert(
  context: PlanContext,
  { writes, access, conflict }: Target,
  given: GivenRow,
  { determined, path, top, step = {}, returned = [] }: Outer,
): NestedInsert {
  const { table } = writes;
  const values = new Map([...given.values, ...determined]);
  const before = given.nested.filter(({ relationship }) => !relationship.afterParent);
  const after = given.nested.filter(({ relationship }) => relationship.afterParent);
  const topOfNested = top ?? given.path;
  const firstInserts = before.map((nested) => planBefore(context, nested, values, topOfNested));
  const columns = [
    ...new Set([
      ...returned,
      ...after.flatMap(({ relationship }) => relationship.columns.map(([local]) => local)),
    ]),
  ];
  const insert = planCollection(
    insertChange(table, access, [values], conflict, { path: top ?? path, checkPath: path }),
    columns,
  );
  const laterInserts = after.map((nested) => planAfter(context, nested, step, topOfNested));
  return async (transaction, bindings) => {
    let affected = 0;
    for (const first of firstInserts) affected += await first(transaction, bindings);
    const [row] = await insert(transaction, bindings);
    if (!row) {
      if (after.length > 0) throw noRow('array relations', table.relation.name, given.path);
      return { affected, row: undefined };
    }
    bindings.results?.set(step, row.columns);
    affected += 1;
    for (const later of laterInserts) affected += await later(transaction, bindings);
    return { affected, row: row.text };
  };
}

type Inserts = (transaction: Transaction, bindings: Bindings) => Promise<number>;

function planBefore(
  context: PlanContext,
  nested: NestedRows,
  values: Map<string, SQL>,
  top: string,
): Inserts {
  const { relationship, writes } = nested;
  const [given] = nested.rows;
  if (!given) throw new Error('an object relationship has one row');
  const step = {};
  const returned = relationship.columns.map(([, remote]) => remote);
  const insert = planNestedInsert(context, targetOf(context, nested), given, {
    determined: new Map(),
    path: nested.path,
    top,
    step,
    returned,
  });
  for (const [local, remote] of relationship.columns) {
    const column = relationship.local.relation.columns.get(local);
    if (column) values.set(local, result(step, remote, column.type));
  }
  return async (transaction, bindings) => {
    const { affected, row } = await insert(transaction, bindings);
    if (row === undefined) {
      const path = nested.path.replace(/\.data$/, '');
      throw noRow(`object relation "${relationship.name}"`, writes.table.relation.name, path);
    }
    return affected;
  };
}

function planAfter(context: PlanContext, nested: NestedRows, parent: object, top: string): Inserts {
  const { relationship, writes, access, rows, path } = nested;
  const determined = new Map<string, SQL>();
  for (const [local, remote] of relationship.columns) {
    const column = relationship.remote.relation.columns.get(remote);
    if (column) determined.set(remote, result(parent, local, column.type));
  }
  const target = targetOf(context, nested);
  if (rows.length === 0) return () => Promise.resolve(0);
  if (rows.every((row) => row.nested.length === 0)) {
    const tuples = rows.map((row) => new Map([...row.values, ...determined]));
    const insert = planCollection(
      insertChange(writes.table, access, tuples, target.conflict, { path: top, checkPath: path }),
      [],
    );
    return async (transaction, bindings) => (await insert(transaction, bindings)).length;
  }
  const inserts = rows.map((row) => planNestedInsert(context, target, row, { determined, path, top }));
  return async (transaction, bindings) => {
    let affected = 0;
    for (const insert of inserts) affected += (await insert(transaction, bindings)).affected;
    return affected;
  };
}

const targetOf = (context: PlanContext, { writes, access, onConflict }: NestedRows): Target => ({
  writes,
  access,
  conflict: planConflict(context, onConflict, writes, access),
});
