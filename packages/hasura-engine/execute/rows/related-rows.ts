import type { Relationship, TableAccess } from '../../schema/model.ts';
import { allOf, joinCondition, Row, tableName, type Condition } from '../../sql/row.ts';
import { sql, type SQL } from '../../sql/sql.ts';

export type SelectRelated = (row: Row, value: (remote: Row) => SQL, where?: Condition) => SQL;

export function planRelatedRows({
  access,
  relationship,
}: {
  access: TableAccess;
  relationship: Relationship;
}): SelectRelated {
  const limit = relationship.kind === 'object' && !relationship.unique ? sql` limit 1` : sql``;
  return (row, value, where) => {
    const remote = new Row();
    const condition = allOf([
      joinCondition(relationship, row, remote),
      access.filter?.(remote) ?? sql.true,
      where?.(remote) ?? sql.true,
    ]);
    return sql`(select ${value(remote)} from ${tableName(relationship.remote.relation)} as ${remote.alias} where ${condition}${limit})`;
  };
}
