import type { SelectField } from '../metadata/model.ts';
import { primaryKeyColumns } from './access.ts';
import { keyInputs } from './column-type.ts';
import type { Field, TableAccess } from './model.ts';
import { selectArguments } from './table-inputs.ts';
import { aggregateType, tableType } from './table-types.ts';
import { listOf, nullable, required } from './type-ref.ts';
import { rootField, type TypeRegistry } from './type-registry.ts';

/** The root fields that read a table, as far as the permission serves them in this root type. */
export function selectFields(
  registry: TypeRegistry,
  access: TableAccess,
  served: ReadonlySet<SelectField>,
): Field[] {
  const { table } = access;
  const base = table.graphqlName;
  const fetch = (what: string) => `fetch ${what} from the table: "${table.relation.name}"`;
  const fields: Field[] = [];
  if (served.has('select')) {
    fields.push(
      rootField(
        table,
        'select',
        { name: base, description: fetch('data') },
        listOf(required(tableType(registry, access)), true),
        selectArguments(registry, access),
        { kind: 'select', access },
      ),
    );
  }
  if (served.has('select_aggregate') && access.allowAggregations) {
    fields.push(
      rootField(
        table,
        'select_aggregate',
        { name: `${base}_aggregate`, description: fetch('aggregated fields') },
        required(aggregateType(registry, access)),
        selectArguments(registry, access),
        { kind: 'select_aggregate', access },
      ),
    );
  }
  const key = primaryKeyColumns(access);
  if (served.has('select_by_pk') && key) {
    fields.push(
      rootField(
        table,
        'select_by_pk',
        { name: `${base}_by_pk`, description: `${fetch('data')} using primary key columns` },
        nullable(tableType(registry, access)),
        keyInputs(registry, key),
        { kind: 'select_by_pk', access },
      ),
    );
  }
  return fields;
}
