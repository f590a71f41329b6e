import type { GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { createActionRunner, type Exchange } from '../actions/runner.ts';
import { notAllowed, type Allows } from '../allow-list/allow-list.ts';
import type { EngineSettings } from '../environment.ts';
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
import { planOperation } from './plan-operation.ts';
import type { RootPlan } from './plan.ts';
import { createStatementRunner, type Transaction } from './statement-runner.ts';
import { traceOf } from './trace.ts';

export interface GraphqlRequest {
  query: string;
  variables: Record<string, unknown>;
  operationName: string | null;
}

/** The role of a request, and the session variables that permissions may name. */
export interface Caller {
  role: string;
  session: Map<string, string>;
  /** True for a caller to which permissions marked `backend_only` apply. */
  isBackend: boolean;
}

/** The request being executed, with everything its fields need. */
interface Execution {
  request: GraphqlRequest;
  caller: Caller;
  operation: Operation;
  bindings: Bindings;
  exchange: Exchange;
}

export type Executor = ReturnType<typeof createExecutor>;

/** Answers GraphQL requests from the database. Plans are cached per role, text and operation name. */
export function createExecutor(
  source: TrackedSource,
  pool: pg.Pool,
  settings: EngineSettings,
  log: (message: string, details?: unknown) => void,
  allows?: Allows,
) {
  const schemas = new LRUCache<string, RoleSchema>({ max: 100 });
  const introspectable = new LRUCache<string, GraphQLSchema>({ max: 20 });
  const plans = new PlanCache();
  const runner = createStatementRunner(pool, log, source.preparesStatements);
  const runAction = createActionRunner(source.actions.types, settings, runner, log);

  function schemaOf(role: string, isBackend = false): RoleSchema {
    const key = schemaKey({ role, isBackend });
    let schema = schemas.get(key);
    if (!schema) {
      schema = buildRoleSchema(source, role, settings, isBackend);
      schemas.set(key, schema);
    }
    return schema;
  }

  async function answer(
    root: RootPlan,
    execution: Execution,
    transaction: Transaction | undefined,
  ): Promise<string> {
    const { bindings, caller, exchange, operation, request } = execution;
    switch (root.kind) {
      case 'statement':
        return runner.run(root, bindings);
      case 'write':
        if (!transaction) return runner.transaction(bindings, (own) => answer(root, execution, own));
        return root.write(transaction, { ...bindings, results: new Map() });
      case 'action':
        return runAction(root.action, request.query, bindings, exchange);
      case 'fixed':
        return root.json;
      case 'introspection':
        return introspect(introspectableSchema(caller), operation, root.selected, request.variables);
    }
  }

  function introspectableSchema(caller: Caller): GraphQLSchema {
    const key = schemaKey(caller);
    let schema = introspectable.get(key);
    if (!schema) {
      schema = graphqlSchema(schemaOf(caller.role, caller.isBackend));
      introspectable.set(key, schema);
    }
    return schema;
  }

  return {
    /** Returns the schema of a role. */
    schema: schemaOf,

    /** Returns the text of the answer, `{"data": …}`; throws a `GraphqlError`. */
    async execute(request: GraphqlRequest, caller: Caller, exchange: Exchange): Promise<string> {
      const { query, operationName } = request;
      const prepared = plans.prepare(query, operationName, schemaKey(caller), (document) => {
        if (allows?.(document, caller.role) === false) throw notAllowed();
      });
      const { operation } = prepared;
      const variables = bindVariables(operation, request.variables);
      let roots = prepared.plans.find(variables);
      if (!roots) {
        const schema = schemaOf(caller.role, caller.isBackend);
        const context = new PlanContext(schema, operation, variables, settings.stringifyNumbers);
        roots = planOperation(context);
        context.releaseVariables();
        plans.add(prepared, roots, context);
      }
      const trace = traceOf(exchange.headers);
      const bindings: Bindings = { variables, session: caller.session, trace };
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
      return inOneTransaction ? runner.transaction(bindings, answerAll) : answerAll();
    },

    async isHealthy(): Promise<boolean> {
      try {
        await pool.query('select 1');
        return true;
      } catch {
        return false;
      }
    },
  };
}

const schemaKey = ({ role, isBackend }: Pick<Caller, 'role' | 'isBackend'>) =>
  `${role}${isBackend ? '\nbackend' : ''}`;
