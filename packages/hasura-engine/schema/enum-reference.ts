import type { Catalog } from '../catalog/model.ts';
import { tableKey } from '../metadata/table-name.ts';
import { isGraphqlName } from './graphql-names.ts';
import type { TrackedTable } from './model.ts';

/** Sets the enum type of the columns that refer to an enum table. */
export function referToEnums(tables: Map<string, TrackedTable>, { enumValues }: Catalog): void {
  for (const table of tables.values()) {
    for (const { columns, remote } of table.relation.foreignKeys) {
      const enumTable = tables.get(tableKey(remote));
      const values = enumValues.get(tableKey(remote));
      const column = table.columns.get(columns[0] ?? '');
      if (!enumTable || !values || !column || columns.length !== 1) continue;
      const invalid = [...values.keys()].find((value) => !isGraphqlName(value));
      if (invalid !== undefined) {
        enumTable.metadata.place.get('is_enum').fail(`cannot be: "${invalid}" is not a GraphQL name`);
      }
      const enumeration = { name: `${enumTable.graphqlName}_enum`, values };
      table.columns.set(column.name, { ...column, type: { ...column.type, enumeration } });
    }
  }
}
