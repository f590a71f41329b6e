import type { ComputedField, Relationship, TableAccess } from '../../schema/model.ts';
import { allOf, joinCondition, Row, tableName, type Predicate } from '../../sql/row.ts';
import { sql, type SQL } from '../../sql/sql.ts';
import { planFunctionCall } from './function-call.ts';

type RelatedSource = { access: TableAccess } & ({ relationship: Relationship } | { computed: ComputedField });

export type SelectRelated = (row: Row, value: (remote: Row) => SQL, where?: Predicate) => SQL;

export function planRelatedRows(source: RelatedSource): SelectRelated {
  const { access } = source;
  const rows =
    'relationship' in source ? behindRelationship(source.relationship) : computedBy(source.computed);
  return (row, value, where) => {
    const remote = new Row();
    const condition = allOf([
      rows.join(row, remote),
      access.filter?.(remote, remote) ?? sql.true,
      where?.(remote, remote) ?? sql.true,
    ]);
    return sql`(select ${value(remote)} from ${rows.from(row)} as ${remote.alias} where ${condition}${rows.limit})`;
  };
}

interface Rows {
  from: (row: Row) => SQL;
  join: (row: Row, remote: Row) => SQL;
  limit: SQL;
}

const behindRelationship = (relationship: Relationship): Rows => ({
  from: () => tableName(relationship.remote.relation),
  join: (row, remote) => joinCondition(relationship, row, remote),
  limit: relationship.kind === 'object' && !relationship.unique ? sql` limit 1` : sql``,
});

function computedBy(computed: ComputedField): Rows {
  const call = planFunctionCall(computed, undefined);
  return { from: (row) => call(row.whole()), join: () => sql.true, limit: sql`` };
}
