import { Kind, visit, type DocumentNode, type FieldDefinitionNode, type TypeNode } from 'graphql';
import { confirmedCheckout, draftStatuses } from '#contract/billing/billing.ts';

/** Check constraints like `role = ANY (ARRAY['client'::text, 'owner'::text])`, as Postgres prints them. */
const listedValues =
  /^alter table public\.(\w+) add constraint \w+ CHECK \(\("?(\w+)"? = ANY \(ARRAY\[([^\]]*)\]\)\)\);$/gm;

const union = (values: readonly string[]) => values.map((value) => `'${value}'`).join(' | ');

const actionFields = [
  ['ConfirmedCheckout_status', union(confirmedCheckout.shape.status.options)],
  ['ConfirmedDraft_status', union(draftStatuses)],
] as const;

const filledViews: Record<string, readonly string[]> = {
  event_backlog: [],
  laundromat_cities: ['parentCommuneId', 'cheapestWash7kg'],
  laundromat_regions: [],
};

/**
 * Returns the schema with narrower types where Hasura's are wider than its answers. A column whose check lists its
 * values gets its own scalar. Fields that are never null become non-null.
 */
export function narrowedSchema(schema: DocumentNode, schemaSql: string) {
  const listed = new Map([...listedColumns(schemaSql), ...actionFields]);
  const scalars: Record<string, string> = {};
  const narrowed = visit(schema, {
    ObjectTypeDefinition: ({ name: { value: table }, ...rest }) => ({
      ...rest,
      name: { kind: Kind.NAME, value: table },
      fields: rest.fields?.map((field) => {
        const scalar = `${table}_${field.name.value}`;
        const values = listed.get(scalar);
        if (values) scalars[scalar] = values;
        const type = values ? withName(field.type, scalar) : field.type;
        return { ...field, type: isNeverNull(table, field) ? required(type) : type };
      }),
    }),
  });
  const definitions = Object.keys(scalars).map((value) => ({
    kind: Kind.SCALAR_TYPE_DEFINITION as const,
    name: { kind: Kind.NAME as const, value },
  }));
  return { schema: { ...narrowed, definitions: [...narrowed.definitions, ...definitions] }, scalars };
}

function listedColumns(schemaSql: string): Map<string, string> {
  return new Map(
    columnsWithValues(schemaSql).map(({ table, column, values }) => [
      `${table}_${camelCase(column)}`,
      values.join(' | '),
    ]),
  );
}

export function columnsWithValues(schemaSql: string) {
  return [...schemaSql.matchAll(listedValues)].map(([, table = '', column = '', values = '']) => ({
    table,
    column,
    values: values.replaceAll('::text', '').split(', '),
  }));
}

const camelCase = (column: string) => column.replace(/_(\w)/g, (_, initial: string) => initial.toUpperCase());

function isNeverNull(table: string, { name, type }: FieldDefinitionNode): boolean {
  const typeName = type.kind === Kind.NAMED_TYPE ? type.name.value : '';
  return (
    typeName.endsWith('_mutation_response') ||
    (name.value === 'aggregate' && typeName.endsWith('_aggregate_fields')) ||
    filledViews[table]?.includes(name.value) === false
  );
}

const required = (type: TypeNode): TypeNode =>
  type.kind === Kind.NON_NULL_TYPE ? type : { kind: Kind.NON_NULL_TYPE, type };

function withName(type: TypeNode, value: string): TypeNode {
  const named = { kind: Kind.NAMED_TYPE as const, name: { kind: Kind.NAME as const, value } };
  return type.kind === Kind.NON_NULL_TYPE ? required(named) : named;
}
