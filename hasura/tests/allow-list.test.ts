import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isObjectType,
  Kind,
  parse,
  typeFromAST,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type NamedTypeNode,
  type TypeNode,
} from 'graphql';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { hasuraRoles } from '../../contract/account/roles.ts';
import { allowedOperations } from '../../local-stack/allowed-operations.ts';
import { hasuraFolder } from '../../local-stack/project-folder.ts';
import { readTestSchemas } from '../../local-stack/testing/test-database.ts';

const schemaOf = await readTestSchemas();
const schemas = hasuraRoles.map((role) => ({ role, schema: schemaOf[role] }));
const operations = allowedOperations();

const condition = /_(bool_exp|order_by)$/;

/** Returns the first filter or order type that a value of this type contains. */
function findCondition(schema: GraphQLSchema, type: TypeNode, depth: number): string | undefined {
  const seen = new Set<GraphQLNamedType>();
  const add = (named: GraphQLNamedType, levels: number) => {
    if (seen.has(named)) return;
    seen.add(named);
    if (levels === 0 || !isInputObjectType(named)) return;
    for (const field of Object.values(named.getFields())) add(getNamedType(field.type), levels - 1);
  };
  const given = typeFromAST(schema, type as NamedTypeNode);
  if (given) add(getNamedType(given), depth);
  return [...seen].find(({ name }) => condition.test(name))?.name;
}

function openOperations(roles: typeof schemas, depth: number): string[] {
  const open: string[] = [];
  for (const { name, query } of operations) {
    visit(parse(query), {
      [Kind.VARIABLE_DEFINITION](node) {
        for (const { role, schema } of roles) {
          const found = findCondition(schema, node.type, depth);
          if (found) open.push(`${name}, as ${role}: $${node.variable.name.value} can be ${found}`);
        }
      },
    });
  }
  return open;
}

test('no allowed operation takes a condition or an order as a variable', () => {
  expect(operations.length).toBeGreaterThan(50);
  expect(openOperations(schemas, 0)).toEqual([]);
});

// An administrator may insert related rows, and such an input contains a condition on the rows that it replaces.
test('nobody but an administrator can hide a condition inside another variable', () => {
  const others = schemas.filter(({ role }) => role !== 'site_admin');
  expect(openOperations(others, Infinity)).toEqual([]);
});

const bounds: Record<string, string> = {
  'query_root.featured_of_the_month': '3 rows',
  'query_root.laundromat_regions': 'the regions of France',
  'query_root.laundromats_on_map': '2000 rows',
  'query_root.search_cities': '10 rows',
  'query_root.search_laundromats': '100 rows',
  'query_root.services': 'administrators',
  'query_root.site_statements': 'administrators',
  'query_root.subscription_plans': 'a migration',
  'query_root.suggest_laundromats': '5 rows',
  'laundromats.laundromatServices': 'the services',
  'laundromats.machines': '20 rows, by a trigger',
  'laundromats.photos': '10 rows, by the plan',
  'laundromats.reportedFacts': 'a row per kind of fact',
  'laundromats.sourceObjects': 'the import',
};

function listsIn(documents: DocumentNode[], schema: GraphQLSchema): Map<string, string> {
  const lists = new Map<string, string>();
  const info = new TypeInfo(schema);
  const visitor = visitWithTypeInfo(info, {
    [Kind.FIELD]({ name, arguments: given = [] }) {
      const type = getNullableType(info.getType());
      const row = getNamedType(type);
      const isConstant = given.some((each) => each.name.value === 'limit' && each.value.kind === Kind.INT);
      if (isListType(type) && isObjectType(row) && !isConstant)
        lists.set(`${info.getParentType()?.name}.${name.value}`, row.name);
    },
  });
  for (const document of documents) visit(document, visitor);
  return lists;
}

function hasRowLimit(table: string): boolean {
  const file = join(hasuraFolder, 'metadata/databases/default/tables', `public_${table}.yaml`);
  const { select_permissions } = parseYaml(readFileSync(file, 'utf8')) as {
    select_permissions: { role: string; permission: { limit?: number } }[];
  };
  return select_permissions.some(({ role, permission }) => role === 'anonymous' && permission.limit);
}

// Hasura's free edition has no limit for the size of an answer.
test('every list that a visitor can request is bounded', () => {
  const schema = schemaOf.anonymous;
  const documents = operations.map(({ query }) => parse(query));
  const lists = listsIn(
    documents.filter((document) => validate(schema, document).length === 0),
    schema,
  );
  expect(lists.size).toBeGreaterThan(15);
  const unlimited = [...lists].filter(([, table]) => !hasRowLimit(table)).map(([field]) => field);
  expect(unlimited.sort()).toEqual(Object.keys(bounds).sort());
});
