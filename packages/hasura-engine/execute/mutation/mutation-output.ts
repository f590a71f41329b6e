import { invalid } from '../../errors/graphql-error.ts';
import type { ObjectType } from '../../schema/model.ts';
import { baseName } from '../../schema/type-ref.ts';
import { jsonList, jsonObject } from '../../sql/json.ts';
import { Row } from '../../sql/row.ts';
import { sql, type SQL } from '../../sql/sql.ts';
import type { PlanContext } from '../plan-context.ts';
import { collectFields, refuseSelection, type Selected } from '../selection.ts';
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
  const type = typeOf(context, selected);
  const { path, selectionSets } = selected;
  const members = collectFields(context, type, selectionSets, path, 1).map(
    (member): [string, MutationOutput] => {
      const { key, field } = member;
      if (!field) return [key, { readsOtherRows: false, write: () => sql.literal(type.name) }];
      if (field.source.kind === 'affected_rows') {
        refuseSelection(member);
        return [key, { readsOtherRows: false, write: (_rows, affected) => affected }];
      }
      return [key, planRows(context, member, jsonList)];
    },
  );
  return {
    readsOtherRows: members.some(([, member]) => member.readsOtherRows),
    write: (rows, affected) => jsonObject(members.map(([key, { write }]) => [key, write(rows, affected)])),
  };
}

/** The one row of `insert_T_one`, `update_T_by_pk` and `delete_T_by_pk`; null without a row. */
export const planSingleRow = (context: PlanContext, selected: Selected): MutationOutput =>
  planRows(context, selected, (item) => item);

function planRows(context: PlanContext, selected: Selected, write: (item: SQL) => SQL): MutationOutput {
  const type = typeOf(context, selected);
  const { path, selectionSets } = selected;
  const item = planRow(context, type.name, selectionSets, path, 2);
  return {
    readsOtherRows: collectFields(context, type, selectionSets, path, 2).some(
      ({ field }) => field !== undefined && field.source.kind !== 'column',
    ),
    write(rows) {
      const row = new Row();
      return sql`(select ${write(item(row))} from ${rows} as ${row.alias})`;
    },
  };
}

function typeOf(context: PlanContext, { field, selectionSets, path }: Selected): ObjectType {
  const name = field ? baseName(field.type) : '';
  if (selectionSets.length === 0)
    throw invalid(`missing selection set for '${name}'`, `${path}.selectionSet`);
  return context.schema.types.get(name) as ObjectType;
}
