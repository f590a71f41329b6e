import { GraphQLError, Kind, type ASTVisitor, type ValidationContext, type ValueNode } from 'graphql';

/**
 * Hasura does not keep the order of keys in an object: write a list of objects with one key each. A variable may stand
 * only for a direction.
 */
export const singleKeyOrders = (context: ValidationContext): ASTVisitor => ({
  Argument({ name, value }) {
    if (name.value !== 'order_by') return;
    const problem = problemIn(value);
    if (problem !== undefined)
      context.reportError(new GraphQLError(`order_by ${problem}.`, { nodes: value }));
  },
});

function problemIn(value: ValueNode): string | undefined {
  if (value.kind === Kind.VARIABLE) return `takes its objects from the variable $${value.name.value}`;
  if (value.kind === Kind.LIST) return value.values.map(problemIn).find(Boolean);
  if (value.kind !== Kind.OBJECT) return undefined;
  const keys = value.fields.map(({ name }) => name.value);
  if (keys.length > 1) return `has the keys ${keys.join(', ')} in one object instead of a list`;
  return value.fields
    .filter((field) => field.value.kind === Kind.OBJECT)
    .map((field) => problemIn(field.value))
    .find(Boolean);
}
