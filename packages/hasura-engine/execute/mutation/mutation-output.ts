import { jsonList, jsonObject } from '../../sql/json.ts';
import { Row } from '../../sql/row.ts';
import { sql, type SQL } from '../../sql/sql.ts';
import type { PlanContext } from '../plan-context.ts';
import { planMembers, refuseSelection, type Selected } from '../selection.ts';
import { planRow } from '../table-selection.ts';

/** The answer of a mutation field, made from its changed rows. The role's select filter does not apply to them. */
export interface MutationOutput {
  /** True if the answer reads other tables, which must already show the change. */
  readsOtherRows: boolean;
  /** `rows` is a FROM item with the columns of the table, `affected` the number of all rows changed. */
  write(rows: SQL, affected: SQL): SQL;
}

/** `T_mutation_response`. */
export function planResponse(context: PlanContext, selected: Selected): MutationOutput {
  const members = planMembers(context, selected, 1, (member, type): MutationOutput => {
    const { field } = member;
    if (!field) return { readsOtherRows: false, write: () => sql.literal(type.name) };
    if (field.source.kind === 'affected_rows') {
      refuseSelection(member);
      return { readsOtherRows: false, write: (_rows, affected) => affected };
    }
    return planRows(context, member, jsonList);
  });
  return {
    readsOtherRows: members.some(([, member]) => member.readsOtherRows),
    write: (rows, affected) => jsonObject(members.map(([key, { write }]) => [key, write(rows, affected)])),
  };
}

/** The one row of `insert_T_one`, `update_T_by_pk` and `delete_T_by_pk`; null without a row. */
export const planSingleRow = (context: PlanContext, selected: Selected): MutationOutput =>
  planRows(context, selected, (item) => item);

function planRows(context: PlanContext, selected: Selected, write: (item: SQL) => SQL): MutationOutput {
  const item = planRow(context, selected, 2);
  const kinds = planMembers(context, selected, 2, ({ field }) => field?.source.kind ?? 'column');
  return {
    readsOtherRows: kinds.some(([, kind]) => kind !== 'column'),
    write(rows) {
      const row = new Row();
      return sql`(select ${write(item(row))} from ${rows} as ${row.alias})`;
    },
  };
}
