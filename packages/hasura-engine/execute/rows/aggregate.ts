import type { TableAccess } from '../../schema/model.ts';
import { sql, type SQL } from '../../sql/sql.ts';
import { refuseSelection, type Selected } from '../document/selection.ts';
import type { PlanContext } from '../plan-context.ts';
import type { RowArguments } from './row-arguments.ts';
import { planJson, selectFromRows, selectList, type RowOutput, type RowSource } from './row-query.ts';

/** Passed as a parameter, because rows and aggregates contain each other and an import would be circular. */
type PlanRow = (context: PlanContext, selected: Selected, depth: number, proven?: TableAccess) => RowOutput;

/** `aggregate` and `nodes` are separate subselects, because the role's row limit applies to `nodes` only. */
export function planAggregate(
  context: PlanContext,
  selected: Selected,
  args: RowArguments,
  depth: number,
  planRow: PlanRow,
  proven: TableAccess,
): (source: RowSource) => SQL {
  return planJson(
    context,
    selected,
    depth,
    (member) => {
      if (member.field.source.kind === 'nodes') {
        const item = planRow(context, member, depth + 1, proven);
        return (source: RowSource) => sql`(${selectList(source, args, item)})`;
      }
      const output = planAggregateFields(context, member, depth + 1);
      return (source: RowSource) => sql`(${selectFromRows(source, args, args.limit, output)})`;
    },
    neverEmpty,
  );
}

function planAggregateFields(context: PlanContext, selected: Selected, depth: number): RowOutput {
  const plan = (member: Selected) => {
    refuseSelection(member);
    return () => sql`count(*)`;
  };
  return planJson(context, selected, depth, plan, neverEmpty);
}

/** Refuses a selection that directives left empty: Hasura writes SQL for it that Postgres refuses. */
const neverEmpty = { mayBeEmpty: false };
