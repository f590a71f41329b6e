import { invalid } from '../errors/graphql-error.ts';
import type { RoleSchema } from '../schema/model.ts';
import { NumberLiteral } from '../sql/number.ts';
import type { Operation } from './document/document.ts';

const maxSteps = 50_000;
const maxDepth = 100;

export class PlanContext {
  readonly schema: RoleSchema;
  readonly operation: Operation;
  readonly trace: { observation: Observation; answer: string }[] = [];
  private variables: Variables | undefined;
  private steps = 0;
  private observed = 0;

  constructor(schema: RoleSchema, operation: Operation, variables: Variables) {
    this.schema = schema;
    this.operation = operation;
    this.variables = variables;
  }

  observe(kind: Observation['kind'], variable: string, at: (string | number)[]): string {
    const observation = { kind, variable, at };
    const answer = observe(observation, this.current);
    this.trace.push({ observation, answer });
    this.observed += 200 + answer.length;
    return answer;
  }

  /** The variables. Read one only after an observation has recorded that the plan depends on it. */
  get current(): Variables {
    if (!this.variables) throw new Error('a plan reads its variables from the bindings');
    return this.variables;
  }

  /** A cached plan may refer to this context, and must not keep the variables of one request in memory. */
  releaseVariables(): void {
    this.variables = undefined;
  }

  get size(): number {
    return this.steps * 40 + this.observed;
  }

  /** Called once per planned field and input, so that hostile documents cannot exhaust the memory. */
  step(depth: number, path: string): void {
    this.steps += 1;
    if (this.steps > maxSteps) throw invalid('the query is too large', '$');
    if (depth > maxDepth) throw invalid('the query is nested too deeply', path.slice(0, 200));
  }
}

/**
 * Something that planning read from a variable: whether it is null, which keys it has, which direction it names.
 * Requests with the same observations share a plan.
 */
export interface Observation {
  kind: 'null' | 'shape' | 'value';
  variable: string;
  at: (string | number)[];
}

export type Variables = Record<string, unknown>;

export function valueAt(variables: Variables, variable: string, at: (string | number)[]): unknown {
  let value = variables[variable];
  for (const key of at) value = (value as Record<string | number, unknown>)[key];
  return value;
}

export function observe({ kind, variable, at }: Observation, variables: Variables): string {
  const value = valueAt(variables, variable, at);
  if (value === null || value === undefined) return 'null';
  if (kind === 'null') return 'value';
  if (kind === 'value') return JSON.stringify(value instanceof NumberLiteral ? value.text : value);
  if (Array.isArray(value)) return `list ${value.length}`;
  if (typeof value !== 'object' || value instanceof NumberLiteral) return typeof value;
  return `object ${JSON.stringify(Object.keys(value))}`;
}
