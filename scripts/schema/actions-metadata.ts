import { stringify } from 'yaml';
import { z } from 'zod';
import { type GraphqlType, graphqlTypes, type Operations } from '#contract/http/operation.ts';
import { hookSecretHeader } from '../../actions-server/src/hasura/hook-secret.ts';
import { graphqlType } from './graphql-type.ts';

interface NamedType extends GraphqlType {
  keyword: 'input' | 'type';
  schema: z.ZodObject;
}

export function actionsMetadata(operations: Operations): { graphql: string; yaml: string } {
  const actions = Object.entries(operations).flatMap(([name, { action, ...operation }]) =>
    action ? [{ name, ...operation, ...action }] : [],
  );
  const inputs = namedTypes(
    'input',
    actions.flatMap(({ input }) => Object.values(input.shape)),
  );
  const outputs = namedTypes(
    'type',
    actions.map(({ answer }) => answer),
  );
  const mutations = actions.map(({ name, input, answer }) => {
    const given = fieldsOf(input).join(', ');
    return `type Mutation {\n  ${name}(${given}): ${graphqlType(answer)}\n}\n`;
  });
  const types = [...inputs, ...outputs].map(
    ({ keyword, name, schema }) =>
      `${keyword} ${name} {\n${fieldsOf(schema)
        .map((field) => `  ${field}\n`)
        .join('')}}\n`,
  );
  const metadata = {
    actions: actions.map(({ name, roles, summary, timeoutSeconds = 15 }) => ({
      name,
      definition: {
        kind: 'synchronous',
        handler: `{{ACTIONS_BASE_URL}}/actions/${name}`,
        forward_client_headers: true,
        headers: [{ name: hookSecretHeader, value_from_env: 'HOOK_SECRET' }],
        timeout: timeoutSeconds,
      },
      permissions: roles.map((role) => ({ role })),
      comment: summary,
    })),
    custom_types: {
      enums: [],
      input_objects: inputs.map(({ name, description }) => ({ name, description })),
      objects: outputs.map(({ name, description, relations }) => ({
        name,
        description,
        relationships: relations && Object.entries(relations).map(relationship),
      })),
      scalars: [],
    },
  };
  return {
    graphql: [...mutations, ...types].join('\n'),
    yaml: stringify(metadata, { lineWidth: 0, singleQuote: true, aliasDuplicateObjects: false }),
  };
}

const fieldsOf = ({ shape }: z.ZodObject) =>
  Object.entries(shape).map(([name, schema]) => `${name}: ${graphqlType(schema)}`);

const relationship = ([name, { table, idField }]: [string, { table: string; idField: string }]) => ({
  name,
  type: 'object',
  source: 'default',
  remote_table: { schema: 'public', name: table },
  field_mapping: { [idField]: 'id' },
});

function namedTypes(keyword: NamedType['keyword'], schemas: z.core.$ZodType[]): NamedType[] {
  const found = new Map<string, NamedType>();
  for (const schema of schemas) add(schema as z.core.$ZodTypes);
  return [...found.values()];

  function add(schema: z.core.$ZodTypes): void {
    const { def } = schema._zod;
    if (def.type === 'array') add(def.element as z.core.$ZodTypes);
    if (def.type === 'pipe') add(def.in as z.core.$ZodTypes);
    if ('innerType' in def) add(def.innerType as z.core.$ZodTypes);
    if (!(schema instanceof z.ZodObject)) return;
    const type = graphqlTypes.get(schema);
    if (!type || found.get(type.name)?.schema === schema) return;
    if (found.has(type.name)) throw new Error(`Two objects of the contract are called ${type.name}.`);
    found.set(type.name, { ...type, keyword, schema });
    for (const field of Object.values(schema.shape)) add(field as z.core.$ZodTypes);
  }
}
