import { readTableName, tableKey, type Entry } from '../metadata/entry.ts';
import { operandType, operatorsFor, takesList, type OperandKind } from '../sql/operators.ts';
import { arrayOf, bound, constant, sessionVariable, type Parameter } from '../sql/parameter.ts';
import { allOf, anyOf, existsRow, joinCondition, type Predicate } from '../sql/row.ts';
import { sql, type SQL } from '../sql/sql.ts';
import { encodeArray, encodeValue } from '../sql/value.ts';
import type { TrackedColumn, TrackedTable } from './model.ts';

interface Scope {
  table: TrackedTable;
  /** The table of the permission. */
  root: TrackedTable;
  tables: Map<string, TrackedTable>;
}

/** Reads a permission's filter into a condition on a row; undefined for one without conditions. */
export function readFilter(
  entry: Entry,
  table: TrackedTable,
  tables: Map<string, TrackedTable>,
): Predicate | undefined {
  const predicate = readExpression(entry, { table, root: table, tables });
  return entry.record().size === 0 ? undefined : predicate;
}

function readExpression(entry: Entry, scope: Scope): Predicate {
  const parts = [...entry.record()].map(([key, value]) => readKey(key, value, scope));
  return (row, root) => allOf(parts.map((part) => part(row, root)));
}

function readKey(key: string, entry: Entry, scope: Scope): Predicate {
  switch (key) {
    case '_and':
    case '$and': {
      const parts = entry.list().map((part) => readExpression(part, scope));
      return (row, root) => allOf(parts.map((part) => part(row, root)));
    }
    case '_or':
    case '$or': {
      const parts = entry.list().map((part) => readExpression(part, scope));
      return (row, root) => anyOf(parts.map((part) => part(row, root)));
    }
    case '_not':
    case '$not': {
      const part = readExpression(entry, scope);
      return (row, root) => sql`(not ${part(row, root)})`;
    }
    case '_exists':
    case '$exists':
      return readExists(entry, scope);
  }
  const relationship = scope.table.relationships.get(key);
  if (relationship) {
    const inner = readExpression(entry, { ...scope, table: relationship.remote });
    return (row, root) =>
      existsRow(relationship.remote.relation, (remote) =>
        allOf([joinCondition(relationship, row, remote), inner(remote, root)]),
      );
  }
  const column = scope.table.columns.get(key);
  if (column) return readComparison(column, entry, scope);
  return entry.fail(`is neither a column nor a relationship of "${scope.table.relation.name}"`);
}

function readExists(entry: Entry, scope: Scope): Predicate {
  entry.record(['_table', '_where']);
  const table = scope.tables.get(tableKey(readTableName(entry.get('_table'))));
  if (!table) return entry.get('_table').fail('is not tracked');
  const inner = readExpression(entry.get('_where'), { ...scope, table });
  return (_row, root) => existsRow(table.relation, (remote) => inner(remote, root));
}

function readComparison(column: TrackedColumn, entry: Entry, scope: Scope): Predicate {
  const { value } = entry;
  if (value === null || typeof value !== 'object') return readOperator(column, '_eq', entry, scope);
  const parts = [...entry.record()].map(([name, operand]) =>
    readOperator(column, name.replace(/^\$/, '_').replace(/^_ne$/, '_neq'), operand, scope),
  );
  return (row, root) => allOf(parts.map((part) => part(row, root)));
}

/** Operators that compare with another column. */
const columnOperators: Record<string, string> = {
  _ceq: '_eq',
  _cne: '_neq',
  _cneq: '_neq',
  _cgt: '_gt',
  _clt: '_lt',
  _cgte: '_gte',
  _clte: '_lte',
};

function readOperator(column: TrackedColumn, name: string, operand: Entry, scope: Scope): Predicate {
  if (name === '_is_null') {
    const isNull = operand.boolean(true);
    return (row) =>
      isNull ? sql`(${row.column(column.name)} is null)` : sql`(${row.column(column.name)} is not null)`;
  }
  const compared = columnOperators[name];
  if (compared !== undefined) return readColumnOperator(column, compared, operand, scope);
  const operator = operatorsFor(column.type)[name];
  if (!operator) return operand.fail(`is not an operator for columns of type ${column.type.name}`);
  const right = readOperand(operator.operand, column, operand);
  if (right === 'null') {
    // In metadata only `_eq` and `_neq` can compare with a literal null.
    if (name === '_eq') return (row) => sql`(${row.column(column.name)} is null)`;
    if (name === '_neq') return (row) => sql`(${row.column(column.name)} is not null)`;
    return () => sql.false;
  }
  return (row) => sql`(${operator.write(row.column(column.name), right)})`;
}

function readColumnOperator(column: TrackedColumn, name: string, operand: Entry, scope: Scope): Predicate {
  const ofRoot = Array.isArray(operand.value);
  const otherName = ofRoot ? operand.list()[1]?.string() : operand.string();
  const other = (ofRoot ? scope.root : scope.table).columns.get(otherName ?? '');
  if (!other) return operand.fail('names no column');
  if (other.type.name !== column.type.name) {
    operand.fail(`compares incompatible column types : "${column.name}", "${other.name}"`);
  }
  const operator = operatorsFor(column.type)[name];
  if (!operator) return operand.fail('is not supported');
  return (row, root) =>
    sql`(${operator.write(row.column(column.name), (ofRoot ? root : row).column(other.name))})`;
}

function readOperand(kind: OperandKind, column: TrackedColumn, operand: Entry): SQL | 'null' {
  const value = operand.plain();
  const type = operandType(kind, column.type);
  const isList = takesList(kind);
  const target = isList ? arrayOf(type) : type;
  if (!target) return operand.fail('is not supported for array columns');
  const session = typeof value === 'string' ? sessionVariable(value) : undefined;
  if (session) return bound(session, target);
  if (isList) {
    if (!Array.isArray(value)) return operand.fail('must be a list or a session variable');
    const sessions = value.map((item) => (typeof item === 'string' ? sessionVariable(item) : undefined));
    if (sessions.some(Boolean)) {
      const element: Parameter = (bindings) =>
        encodeArray(
          value.map((item: unknown, index) => sessions[index]?.(bindings) ?? item),
          type,
          '$',
        );
      return bound(element, target);
    }
    return constant(encodeArray(value, type, operand.place), target);
  }
  if (value === null) return 'null';
  // Writes true and false into the SQL instead of binding them, so that partial indexes match.
  if (typeof value === 'boolean' && type.name === 'bool') return value ? sql.true : sql.false;
  return constant(encodeValue(value, type, operand.place), target);
}
