import type { DocumentNode, GraphQLSchema } from 'graphql';
import type pg from 'pg';
import type { EngineSettings } from '../environment.ts';
import { LruCache } from '../lru-cache.ts';
import { graphqlSchema } from '../schema/introspection.ts';
import type { RoleSchema } from '../schema/model.ts';
import { buildRoleSchema } from '../schema/role-schema.ts';
import type { TrackedSource } from '../schema/tracked.ts';
import { chooseOperation, parseDocument, type Operation } from './document.ts';
import { introspect } from './introspect.ts';
import { planQuery, type RootPlan } from './plan.ts';
import { PlanContext } from './plan-context.ts';
import { PlanTree } from './plan-tree.ts';
import { StatementRunner } from './statement-runner.ts';
import { bindVariables } from './variables.ts';

/** Longer documents are answered but not remembered. */
const maxCachedText = 50_000;
/** Characters of SQL that plans may hold in all; beyond, everything is planned anew. */
const maxPlannedText = 50_000_000;

interface Request {
  query: string;
  variables: Record<string, unknown>;
  operationName: string | null;
}

interface Caller {
  role: string;
  session: Map<string, string>;
}

/** What is known of one operation for one role; `plans` grows with the shapes its variables have had. */
interface Prepared {
  operation: Operation;
  plans: PlanTree<RootPlan[]>;
}

/** Answers GraphQL requests from the database. Plans are kept per role, text and operation name. */
export class Executor {
  private readonly source: TrackedSource;
  private readonly pool: pg.Pool;
  private readonly settings: EngineSettings;
  private readonly runner: StatementRunner;
  private readonly schemas = new LruCache<string, RoleSchema>(100);
  private readonly introspectable = new LruCache<string, GraphQLSchema>(20);
  private readonly documents = new LruCache<string, DocumentNode>(500);
  private readonly prepared = new LruCache<string, Prepared>(500);

  private plannedText = 0;

  constructor(source: TrackedSource, pool: pg.Pool, settings: EngineSettings) {
    this.source = source;
    this.pool = pool;
    this.settings = settings;
    this.runner = new StatementRunner(pool);
  }

  schema(role: string): RoleSchema {
    let schema = this.schemas.get(role);
    if (!schema) {
      schema = buildRoleSchema(this.source, role, this.settings);
      this.schemas.set(role, schema);
    }
    return schema;
  }

  /** The text of the answer, `{"data": …}`; whatever goes wrong is thrown as a `GraphqlError`. */
  async execute(request: Request, caller: Caller): Promise<string> {
    const { operation, plans } = this.prepare(request, caller.role);
    const variables = bindVariables(operation, request.variables);
    let roots = plans.find(variables);
    if (!roots) {
      const context = new PlanContext(
        this.schema(caller.role),
        operation,
        variables,
        this.settings.stringifyNumbers,
      );
      roots = planQuery(context);
      this.remember(plans, roots, context);
    }
    const bindings = { variables, session: caller.session };
    const members: string[] = [];
    for (const root of roots) {
      const json =
        root.kind === 'statement'
          ? await this.runner.run(root, bindings)
          : root.kind === 'fixed'
            ? root.json
            : introspect(this.introspectableSchema(caller.role), operation, root.selected, request.variables);
      members.push(`${JSON.stringify(root.key)}:${json}`);
    }
    return `{"data":{${members.join(',')}}}`;
  }

  async isHealthy(): Promise<boolean> {
    try {
      await this.pool.query('select 1');
      return true;
    } catch {
      return false;
    }
  }

  private remember(plans: PlanTree<RootPlan[]>, roots: RootPlan[], { trace }: PlanContext): void {
    const size = roots.reduce((sum, root) => sum + (root.kind === 'statement' ? root.text.length : 0), 0);
    if (size > maxCachedText) return;
    this.plannedText += size;
    if (this.plannedText > maxPlannedText) {
      this.prepared.clear();
      this.plannedText = 0;
    }
    plans.add(roots, trace);
  }

  private prepare({ query, operationName }: Request, role: string): Prepared {
    if (query.length > maxCachedText) {
      return { operation: chooseOperation(parseDocument(query), operationName), plans: new PlanTree() };
    }
    const key = `${role}\n${operationName ?? ''}\n${query}`;
    const known = this.prepared.get(key);
    if (known) return known;
    let document = this.documents.get(query);
    if (!document) {
      document = parseDocument(query);
      this.documents.set(query, document);
    }
    const prepared = {
      operation: chooseOperation(document, operationName),
      plans: new PlanTree<RootPlan[]>(),
    };
    this.prepared.set(key, prepared);
    return prepared;
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
