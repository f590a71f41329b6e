import {
  getNamedType,
  isInputObjectType,
  Kind,
  parse,
  typeFromAST,
  visit,
  type GraphQLNamedType,
  type GraphQLSchema,
  type NamedTypeNode,
  type TypeNode,
} from 'graphql';
import { expect, test } from 'vitest';
import { hasuraRoles } from '../../contract/account/roles.ts';
import { allowedOperations } from '../../local-stack/allowed-operations.ts';
import { readTestSchemas } from '../../local-stack/testing/test-database.ts';

const schemaOf = await readTestSchemas();
const schemas = hasuraRoles.map((role) => ({ role, schema: schemaOf[role] }));
const operations = allowedOperations();

const condition = /_(bool_exp|order_by)$/;

/** Returns the first filter or order type that a value of this type is or contains in the schema of a role. */
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

// An administrator may insert related rows in the same request, and such an input contains a condition on the rows that
// it replaces.
test('nobody but an administrator can hide a condition inside another variable', () => {
  const others = schemas.filter(({ role }) => role !== 'site_admin');
  expect(openOperations(others, Infinity)).toEqual([]);
});
