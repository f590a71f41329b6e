import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  Kind,
  lexicographicSortSchema,
  parse,
  print,
  printSchema,
  visit,
  type GraphQLSchema,
  type IntrospectionQuery,
  type TypeNode,
} from 'graphql';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hasuraRoles, type HasuraRole } from '#contract/account/roles.ts';
import { Omitted, type RunPart } from './results.ts';
import { firstError, graphql, hasAllowList, roleHeaders, type Server } from './server.ts';

export async function checkSchemas(server: Server, part: RunPart): Promise<void> {
  if (await hasAllowList(server)) throw new Omitted('the allow list is on, and refuses introspection');
  for (const role of hasuraRoles)
    await part(role, async () => {
      const [expected, actual] = [await schemaOf(server, role), await introspect(server, role)];
      const problems = differences(expected, actual);
      if (server.output && problems.length > 0) {
        await mkdir(server.output, { recursive: true });
        await writeFile(path.join(server.output, `schema.${role}.graphql`), printSchema(actual));
        await writeFile(path.join(server.output, `schema.${role}.txt`), `${problems.join('\n')}\n`);
      }
      return { problems, detail: `${comparable(expected).size} types` };
    });
}

export async function schemaOf(server: Server, role: HasuraRole): Promise<GraphQLSchema> {
  return buildSchema((await server.schemas())[role]);
}

async function introspect(server: Server, role: HasuraRole): Promise<GraphQLSchema> {
  const answer = await graphql(server, { query: getIntrospectionQuery() }, roleHeaders(server, role));
  if (!answer.data) throw new Error(`introspection was refused, ${firstError(answer)}`);
  return buildClientSchema(answer.data as unknown as IntrospectionQuery);
}

/** Types and fields that our engine leaves out (packages/hasura-engine/internals.md); fields go with their type. */
const leftOut = new RegExp(
  [
    '^subscription_root$|_stream_cursor_(value_)?input$|^cursor_ordering$',
    '_(arr|obj)_rel_insert_input$|_aggregate_bool_exp',
    '_(avg|sum|stddev|stddev_pop|stddev_samp|var_pop|var_samp|variance)_(fields|order_by)$|_(max|min)_fields$',
    '_(select|update)_column$|^distinct$|^_cast$|^jsonb_cast_exp$|^_has_key|^_jsonb_path_',
    '^_(ni?like|n?similar|n?i?regex|contained_in)$',
    '_(inc|append|prepend|delete_at_path|delete_elem|delete_key)_input$|^update_\\w+_many$|_updates$',
  ].join('|'),
);

function comparable(schema: GraphQLSchema): Map<string, string> {
  const document = visit(parse(printSchema(lexicographicSortSchema(schema))), {
    enter(node) {
      if (node.kind === Kind.DIRECTIVE_DEFINITION || node.kind === Kind.SCHEMA_DEFINITION) return null;
      const isField = node.kind === Kind.FIELD_DEFINITION || node.kind === Kind.INPUT_VALUE_DEFINITION;
      if (isField && (leftOut.test(node.name.value) || leftOut.test(typeName(node.type)))) return null;
      return 'description' in node ? { ...node, description: undefined } : undefined;
    },
  });
  const types = document.definitions.flatMap((node) =>
    'name' in node && node.name && !leftOut.test(node.name.value)
      ? [[node.name.value, print(node)] as const]
      : [],
  );
  return new Map(types);
}

const typeName = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : typeName(type.type);

export function differences(expected: GraphQLSchema, actual: GraphQLSchema): string[] {
  const [wanted, found] = [comparable(expected), comparable(actual)];
  const names = [...new Set([...wanted.keys(), ...found.keys()])].sort();
  return names.flatMap((name) => {
    const [before, after] = [wanted.get(name), found.get(name)];
    if (before === after) return [];
    if (before === undefined) return [`${name} is not in our schema`];
    if (after === undefined) return [`${name} is missing`];
    const [linesBefore, linesAfter] = [before.split('\n'), after.split('\n')];
    return [
      ...linesBefore
        .filter((line) => !linesAfter.includes(line))
        .map((line) => `${name} lacks ${line.trim()}`),
      ...linesAfter
        .filter((line) => !linesBefore.includes(line))
        .map((line) => `${name} also has ${line.trim()}`),
    ];
  });
}
