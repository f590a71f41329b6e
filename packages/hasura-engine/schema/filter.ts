import { readTableName, tableKey, type Entry } from '../metadata/entry.ts';
import { operatorsFor } from '../sql/operators.ts';
import { arrayOf, bound, constant, sessionVariable } from '../sql/parameter.ts';
import { allOf, anyOf, existsRow, joinCondition, type Condition } from '../sql/row.ts';
import { sql, type SQL } from '../sql/sql.ts';
import { encodeValue } from '../sql/value.ts';
import type { TrackedColumn, TrackedTable } from './model.ts';

interface Scope {
  table: TrackedTable;
  tables: Map<string, TrackedTable>;
}

/** Reads a permission's filter into a condition on a row; undefined for one without conditions. */
export function readFilter(
  entry: Entry,
  table: TrackedTable,
  tables: Map<string, TrackedTable>,
): Condition | undefined {
  const condition = readExpression(entry, { table, tables });
  return entry.record().size === 0 ? undefined : condition;
}

function readExpression(entry: Entry, scope: Scope): Condition {
  const parts = [...entry.record()].map(([key, value]) => readKey(key, value, scope));
  return (row) => allOf(parts.map((part) => part(row)));
}

function readKey(key: string, entry: Entry, scope: Scope): Condition {
  switch (key) {
    case '_and': {
      const parts = entry.list().map((part) => readExpression(part, scope));
      return (row) => allOf(parts.map((part) => part(row)));
    }
    case '_or': {
      const parts = entry.list().map((part) => readExpression(part, scope));
      return (row) => anyOf(parts.map((part) => part(row)));
    }
    case '_not': {
      const part = readExpression(entry, scope);
      return (row) => sql`(not ${part(row)})`;
    }
    case '_exists':
      return readExists(entry, scope);
  }
  const relationship = scope.table.relationships.get(key);
  if (relationship) {
    const inner = readExpression(entry, { ...scope, table: relationship.remote });
    return (row) =>
      existsRow(relationship.remote.relation, (remote) =>
        allOf([joinCondition(relationship, row, remote), inner(remote)]),
      );
  }
  const column = scope.table.columns.get(key);
  if (column) return readComparison(column, entry);
  return entry.fail(`is neither a column nor a relationship of "${scope.table.relation.name}"`);
}

function readExists(entry: Entry, scope: Scope): Condition {
  entry.record(['_table', '_where']);
  const table = scope.tables.get(tableKey(readTableName(entry.get('_table'))));
  if (!table) return entry.get('_table').fail('is not tracked');
  const inner = readExpression(entry.get('_where'), { ...scope, table });
  return () => existsRow(table.relation, inner);
}

function readComparison(column: TrackedColumn, entry: Entry): Condition {
  const { value } = entry;
  if (value === null || typeof value !== 'object') return readOperator(column, '_eq', entry);
  const parts = [...entry.record()].map(([name, operand]) => readOperator(column, name, operand));
  return (row) => allOf(parts.map((part) => part(row)));
}

function readOperator(column: TrackedColumn, name: string, operand: Entry): Condition {
  if (name === '_is_null') {
    const isNull = operand.boolean(true);
    return (row) =>
      isNull ? sql`(${row.column(column.name)} is null)` : sql`(${row.column(column.name)} is not null)`;
  }
  const operator = operatorsFor(column.type)[name];
  if (!operator) return operand.fail(`is not a supported operator for columns of type ${column.type.name}`);
  const right = readOperand(operator.takesList, column, operand);
  return (row) => sql`(${operator.write(row.column(column.name), right)})`;
}

function readOperand(isList: boolean, { type }: TrackedColumn, operand: Entry): SQL {
  const value = operand.plain();
  const target = isList ? arrayOf(type) : type;
  if (!target) return operand.fail('is not supported for array columns');
  const session = typeof value === 'string' ? sessionVariable(value) : undefined;
  if (session) return bound(session, target);
  if (isList) return operand.fail('must be a session variable');
  if (value === null) return operand.fail('must not be null');
  // Writes true and false into the SQL instead of binding them, so that partial indexes match.
  if (typeof value === 'boolean' && type.name === 'bool') return value ? sql.true : sql.false;
  return constant(encodeValue(value, type, operand.place), target);
}
