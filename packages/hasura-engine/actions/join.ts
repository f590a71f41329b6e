import type { ColumnType } from '../catalog/model.ts';
import type { Selected } from '../execute/document/selection.ts';
import type { PlanContext } from '../execute/plan-context.ts';
import { selectOne, tableSource } from '../execute/rows/row-query.ts';
import { planRow } from '../execute/rows/table-selection.ts';
import { compileStatement, type Statement, type StatementRunner } from '../execute/statement-runner.ts';
import type { ActionRelationship, TableAccess } from '../schema/model.ts';
import { bound, builtinType, typeName, type Bindings } from '../sql/parameter.ts';
import { joinCondition, Row } from '../sql/row.ts';
import { sql } from '../sql/sql.ts';

export interface JoinPlan extends Statement {
  fields: string[];
}

interface JoinBindings extends Bindings {
  objects: string;
}

const position = sql.identifier('#');

export function planJoin(
  context: PlanContext,
  selected: Selected,
  { relationship, access }: { relationship: ActionRelationship; access: TableAccess },
  depth: number,
): JoinPlan {
  const object = new Row();
  const remote = new Row();
  const item = planRow(context, selected, depth, access);
  const isJoined = joinCondition(relationship, object, remote);
  const value = sql`(${selectOne(tableSource(access), [isJoined], remote, relationship.unique, item(remote))})`;
  const columns = relationship.columns.map(([name, column]) => {
    const { type: columnType } = relationship.remote.relation.columns.get(column) as { type: ColumnType };
    return { name: sql.identifier(name), type: typeName(columnType) };
  });
  const names = columns.map(({ name }) => name);
  const typed = columns.map(({ name, type: columnType }) => sql`${name} ${columnType}`);
  const objects = bound(
    ({ objects }: Bindings & Partial<JoinBindings>) => objects ?? '[]',
    builtinType('jsonb'),
  );
  const statement = compileStatement(
    sql`select json_agg(${value}::text order by ${object.alias}.${position}) as root from rows from (jsonb_to_recordset(${objects}) as (${sql.join(typed, ', ')})) with ordinality as ${object.alias}(${sql.join([...names, position], ', ')})`,
  );
  return {
    fields: relationship.columns.map(([name]) => name),
    ...statement,
  };
}

export async function runJoin(
  runner: StatementRunner,
  join: JoinPlan,
  objects: Record<string, unknown>[],
  bindings: Bindings,
): Promise<string[]> {
  const keys = objects.map((object) =>
    Object.fromEntries(join.fields.map((name) => [name, object[name] ?? null])),
  );
  const bound: JoinBindings = { ...bindings, objects: JSON.stringify(keys) };
  const texts = JSON.parse(await runner.run(join, bound)) as (string | null)[] | null;
  return (texts ?? []).map((text) => text ?? 'null');
}
