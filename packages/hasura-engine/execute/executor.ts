import type { GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { ActionRunner, type Exchange } from '../actions/runner.ts';
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

export class Executor {
  private readonly schemas = new LRUCache<string, RoleSchema>({ max: 100 });
  private readonly introspectable = new LRUCache<string, GraphQLSchema>({ max: 20 });
  private readonly plans = new PlanCache();
  private readonly runner: StatementRunner;
  private readonly actions: ActionRunner;
  private readonly source: TrackedSource;
  private readonly pool: pg.Pool;
  private readonly settings: EngineSettings;
  private readonly allows: Allows | undefined;

  constructor(
    source: TrackedSource,
    pool: pg.Pool,
    settings: EngineSettings,
    log: (message: string, details?: unknown) => void,
    allows?: Allows,
  ) {
    this.runner = new StatementRunner(pool, log, source.preparesStatements);
    this.actions = new ActionRunner(source.actions.types, settings, this.runner, log);
    this.source = source;
    this.pool = pool;
    this.settings = settings;
    this.allows = allows;
  }

  async execute(request: GraphqlRequest, caller: Caller, exchange: Exchange): Promise<string> {
    const { operation, variables, roots } = this.plan(request, caller);
    const bindings: Bindings = { variables, session: caller.session, trace: traceOf(exchange.headers) };
    const execution: Execution = { request, caller, operation, bindings, exchange };
    const answerAll = async (transaction?: Transaction): Promise<string> => {
      const members: string[] = [];
      for (const root of roots)
        members.push(`${JSON.stringify(root.key)}:${await this.answer(root, execution, transaction)}`);
      return `{"data":{${members.join(',')}}}`;
    };
    const writes = roots.some(({ kind }) => kind === 'write');
    // An action cannot be rolled back. When a request contains one, each of its fields has its own transaction.
    const inOneTransaction = writes && !roots.some(({ kind }) => kind === 'action');
    return inOneTransaction ? this.runner.transaction(bindings, answerAll) : answerAll();
  }

  schema(role: string): RoleSchema {
    let schema = this.schemas.get(role);
    if (!schema) {
      schema = buildRoleSchema(this.source, role, this.settings);
      this.schemas.set(role, schema);
    }
    return schema;
  }

  async isHealthy(): Promise<boolean> {
    try {
      await this.pool.query('select 1');
      return true;
    } catch {
      return false;
    }
  }

  private plan({ query, operationName, variables: given }: GraphqlRequest, caller: Caller) {
    const prepared = this.plans.prepare(query, operationName, caller.role, (document) => {
      if (this.allows?.(document, caller.role) === false) throw notAllowed();
    });
    const { operation } = prepared;
    const variables = bindVariables(operation, given);
    let roots = prepared.plans.find(variables);
    if (!roots) {
      const schema = this.schema(caller.role);
      const context = new PlanContext(schema, operation, variables, this.settings.stringifyNumbers);
      roots = planOperation(context);
      context.releaseVariables();
      this.plans.add(prepared, roots, context);
    }
    return { operation, variables, roots };
  }

  private async answer(
    root: RootPlan,
    execution: Execution,
    transaction: Transaction | undefined,
  ): Promise<string> {
    const { bindings, caller, exchange, operation, request } = execution;
    switch (root.kind) {
      case 'statement':
        return this.runner.run(root, bindings);
      case 'write':
        if (!transaction)
          return this.runner.transaction(bindings, (own) => this.answer(root, execution, own));
        return root.write(transaction, { ...bindings, results: new Map() });
      case 'action':
        return this.actions.run(root.action, request.query, bindings, exchange);
      case 'fixed':
        return root.json;
      case 'introspection':
        return introspect(
          this.introspectableSchema(caller.role),
          operation,
          root.selected,
          request.variables,
        );
    }
  }

  private introspectableSchema(role: string): GraphQLSchema {
    let schema = this.introspectable.get(role);
    if (!schema) {
      schema = graphqlSchema(this.schema(role));
      this.introspectable.set(role, schema);
    }
    return schema;
  }
}
