import { isSeq, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';
import { columnOf, editableFields } from '#contract/laundromat/fields.ts';

const otherTables = ['services', 'machines', 'openingExceptions'];

const fieldColumns = Object.keys(editableFields)
  .filter((name) => !otherTables.includes(name))
  .map((name) => ({ name, column: columnOf(name) }));

/**
 * Adds every field to the metadata of `laundromats`, with its name in GraphQL, and its column to every permission: all
 * roles read the fields.
 */
export function withFields(yaml: string): string {
  const table = parseDocument(yaml);
  for (const { name, column } of fieldColumns) {
    if (name === column) continue;
    table.setIn(['configuration', 'column_config', column, 'custom_name'], name);
  }
  const { items } = table.getIn(['configuration', 'column_config']) as YAMLMap;
  items.sort((one, other) => (String(one.key) < String(other.key) ? -1 : 1));
  for (const permission of (table.get('select_permissions') as YAMLSeq<YAMLMap>).items) {
    const columns = permission.getIn(['permission', 'columns']);
    if (isSeq(columns)) addColumns(columns as YAMLSeq);
  }
  return table.toString({ lineWidth: 0 });
}

function addColumns(list: YAMLSeq): void {
  const present = list.toJSON() as string[];
  for (const [index, { column }] of fieldColumns.entries()) {
    if (present.includes(column)) continue;
    const place = present.indexOf(fieldColumns[index - 1]?.column ?? '') + 1;
    present.splice(place, 0, column);
    list.items.splice(place, 0, column);
  }
}
