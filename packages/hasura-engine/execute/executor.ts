import type { GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { runAction, type ActionServices, type Exchange } from '../actions/runner.ts';
import { notAllowed, type Allows } from '../allow-list/allow-list.ts';
import type { RoleSchema } from '../schema/model.ts';
import type { TrackedSource } from '../schema/tracked.ts';
import { graphqlSchema } from '../schema/types/introspection.ts';
import { buildRoleSchema } from '../schema/types/role-schema.ts';
import type { Bindings } from '../sql/parameter.ts';
import type { Operation } from './document/document.ts';
import { bindVariables } from './document/variables.ts';
import { introspect } from './introspect.ts';
import { PlanCache } from './plan-cache.ts';
import { PlanContext } from './plan-context.ts';
import { planOperation, type RootPlan } from './plan.ts';
import { StatementRunner, type Transaction } from './statement-runner.ts';
import { traceOf } from './trace.ts';

export interface GraphqlRequest {
  query: string;
  variables: Record<string, unknown>;
  operationName: string | null;
}

export interface Caller {
  role: string;
  session: Map<string, string>;
}

interface Execution {
  request: GraphqlRequest;
  caller: Caller;
  operation: Operation;
  bindings: Bindings;
  exchange: Exchange;
}

export type Executor = ReturnType<typeof createExecutor>;

export function createExecutor(
  source: TrackedSource,
  pool: pg.Pool,
  log: (message: string, details?: unknown) => void,
  allows?: Allows,
) {
  const { schema, plan } = createPlanner(source, allows);
  const introspectable = new LRUCache<string, GraphQLSchema>({
    max: 20,
    memoMethod: (role) => graphqlSchema(schema(role)),
  });
  const statements = new StatementRunner(pool, log, source.preparesStatements);
  const actions: ActionServices = { types: source.actions.types, statements, log };

  async function answer(root: RootPlan, execution: Execution, transaction?: Transaction): Promise<string> {
    const { bindings, caller, exchange, operation, request } = execution;
    switch (root.kind) {
      case 'statement':
        return statements.run(root, bindings);
      case 'write':
        if (!transaction) return statements.transaction(bindings, (own) => answer(root, execution, own));
        return root.write(transaction, bindings);
      case 'action':
        return runAction(actions, root.action, request.query, bindings, exchange);
      case 'fixed':
        return root.json;
      case 'introspection':
        return introspect(introspectable.memo(caller.role), operation, root.selected, request.variables);
    }
  }

  async function execute(request: GraphqlRequest, caller: Caller, exchange: Exchange): Promise<string> {
    const { operation, variables, roots } = plan(request, caller);
    const bindings: Bindings = { variables, session: caller.session, trace: traceOf(exchange.headers) };
    const execution: Execution = { request, caller, operation, bindings, exchange };
    const answerAll = async (transaction?: Transaction): Promise<string> => {
      const members: string[] = [];
      for (const root of roots)
        members.push(`${JSON.stringify(root.key)}:${await answer(root, execution, transaction)}`);
      return `{"data":{${members.join(',')}}}`;
    };
    const writes = roots.some(({ kind }) => kind === 'write');
    // An action cannot be rolled back. When a request contains one, each of its fields has its own transaction.
    const inOneTransaction = writes && !roots.some(({ kind }) => kind === 'action');
    return inOneTransaction ? statements.transaction(bindings, answerAll) : answerAll();
  }

  const isHealthy = () =>
    pool.query('select 1').then(
      () => true,
      () => false,
    );
  return { schema, execute, isHealthy };
}

function createPlanner(source: TrackedSource, allows: Allows | undefined) {
  const schemas = new LRUCache<string, RoleSchema>({
    max: 100,
    memoMethod: (role) => buildRoleSchema(source, role),
  });
  const plans = new PlanCache();
  return {
    schema: (role: string): RoleSchema => schemas.memo(role),
    plan({ query, operationName, variables: given }: GraphqlRequest, { role }: Caller) {
      const prepared = plans.prepare(query, operationName, role, (document) => {
        if (allows?.(document, role) === false) throw notAllowed();
      });
      const { operation } = prepared;
      const variables = bindVariables(operation, given);
      let roots = prepared.plans.find(variables);
      if (!roots) {
        const context = new PlanContext(schemas.memo(role), operation, variables);
        roots = planOperation(context);
        context.releaseVariables();
        plans.add(prepared, roots, context);
      }
      return { operation, variables, roots };
    },
  };
}
