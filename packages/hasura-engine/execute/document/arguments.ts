import type { ValueNode } from 'graphql';
import { invalid } from '../../errors/graphql-error.ts';
import type { Field, TrackedColumn } from '../../schema/model.ts';
import { sql, type SQL } from '../../sql/sql.ts';
import type { PlanContext } from '../plan-context.ts';
import { givenInput, Input } from './input.ts';

export function readArguments(
  context: PlanContext,
  node: { name: { value: string }; arguments?: readonly { name: { value: string }; value: ValueNode }[] },
  definitions: Field['args'],
  path: string,
): Map<string, Input> {
  refuseUnknownArguments(node, definitions, path);
  const inputs = new Map<string, Input>();
  for (const { name, value } of node.arguments ?? []) {
    const definition = definitions.get(name.value);
    if (!definition) continue;
    const at = `${path}.args.${name.value}`;
    inputs.set(name.value, new Input(context, { literal: value }, definition.type, at, definition));
  }
  for (const { name, type } of definitions.values()) {
    if (type.nonNull && !inputs.has(name))
      throw invalid(`missing required field '${name}'`, `${path}.args.${name}`);
  }
  return inputs;
}

export function refuseUnknownArguments(
  node: { name: { value: string }; arguments?: readonly { name: { value: string } }[] },
  definitions: Field['args'],
  path: string,
): void {
  const unknown = node.arguments?.find(({ name }) => !definitions.has(name.value));
  if (unknown) throw invalid(`'${node.name.value}' has no argument named '${unknown.name.value}'`, path);
}

export function countedColumns(
  inputs: Map<string, Input>,
  columnsKey: string,
): { columns: TrackedColumn[]; distinct: boolean } {
  return {
    columns: givenInput(inputs, columnsKey)?.columns() ?? [],
    distinct: givenInput(inputs, 'distinct')?.boolean() ?? false,
  };
}

export function countExpression(columns: SQL[], distinct: boolean): SQL {
  if (columns.length === 0) return sql`count(*)`;
  const counted = columns.length === 1 ? (columns[0] as SQL) : sql`(${sql.join(columns, ', ')})`;
  return distinct ? sql`count(distinct ${counted})` : sql`count(${counted})`;
}
