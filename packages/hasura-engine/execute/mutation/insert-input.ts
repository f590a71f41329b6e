import { GraphqlError, invalid } from '../../errors/graphql-error.ts';
import type { InsertAccess, Relationship, TableWrites } from '../../schema/model.ts';
import type { SQL } from '../../sql/sql.ts';
import type { Input } from '../document/input.ts';

export interface GivenRow {
  path: string;
  values: Map<string, SQL>;
  nested: NestedRows[];
}

export interface NestedRows {
  relationship: Relationship;
  writes: TableWrites;
  access: InsertAccess;
  rows: GivenRow[];
  onConflict: Input | undefined;
  path: string;
}

export function readRow(input: Input, determined: string[]): GivenRow {
  const values = new Map<string, SQL>();
  const nested: [Input, Relationship, TableWrites, InsertAccess][] = [];
  for (const child of input.fields().values()) {
    const source = child.definition?.source;
    if (source?.kind === 'column') {
      values.set(source.column.name, child.columnParameter(source.column));
    } else if (source?.kind === 'nested_insert' && !child.isNull) {
      nested.push([child, source.relationship, source.writes, source.access]);
    }
  }
  const repeated = determined.filter((column) => values.has(column));
  if (repeated.length > 0) {
    throw invalid(
      `cannot insert ${quoted(repeated)} columns as their values are already being determined by parent insert`,
      input.path,
    );
  }
  const known = [...determined, ...values.keys()];
  return {
    path: input.path,
    values,
    // Sorted by name, which is the order of the schema.
    nested: nested
      .sort(([, one], [, other]) => (one.name < other.name ? -1 : 1))
      .map(([child, relationship, writes, access]) => {
        if (!relationship.afterParent) refuseDetermined(relationship, known, child.path);
        const fields = child.fields();
        const data = fields.get('data') as Input;
        const columns = relationship.afterParent ? relationship.columns.map(([, remote]) => remote) : [];
        const items = relationship.kind === 'array' ? data.list() : [data];
        return {
          relationship,
          writes,
          access,
          rows: items.map((item) => readRow(item, columns)),
          onConflict: fields.get('on_conflict'),
          path: data.path,
        };
      }),
  };
}

function refuseDetermined({ name, columns }: Relationship, known: string[], path: string): void {
  const repeated = columns.map(([local]) => local).filter((column) => known.includes(column));
  if (repeated.length === 0) return;
  throw invalid(
    `cannot insert object relationship "${name}" as ${quoted(repeated)} column values are already determined`,
    path,
  );
}

const quoted = (names: string[]) => names.map((name) => `"${name}"`).join(', ');

export const noRow = (what: string, table: string, path: string) =>
  new GraphqlError(
    'not-supported',
    `cannot proceed to insert ${what} since insert to table "${table}" affects zero rows`,
    path,
  );
