import { invalid } from '../errors/graphql-error.ts';
import type { RoleSchema } from '../schema/model.ts';
import type { Operation } from './document.ts';
import { observe, type Observation, type Variables } from './observation.ts';

const maxSteps = 50_000;
const maxDepth = 100;

/** What planning one operation carries along: the schema, the variables it looks at, and a bound on its work. */
export class PlanContext {
  readonly schema: RoleSchema;
  readonly operation: Operation;
  readonly stringifyNumbers: boolean;
  readonly trace: { observation: Observation; answer: string }[] = [];
  private readonly variables: Variables;
  private steps = 0;

  constructor(schema: RoleSchema, operation: Operation, variables: Variables, stringifyNumbers: boolean) {
    this.schema = schema;
    this.operation = operation;
    this.variables = variables;
    this.stringifyNumbers = stringifyNumbers;
  }

  /** Looks at a variable and records the look. Returns the answer as the plan tree will compare it. */
  observe(kind: Observation['kind'], variable: string, at: (string | number)[]): string {
    const observation = { kind, variable, at };
    const answer = observe(observation, this.variables);
    this.trace.push({ observation, answer });
    return answer;
  }

  /** The variable's value, for use after an observation that fixes the part one relies on. */
  get current(): Variables {
    return this.variables;
  }

  /** A rough measure, in characters, of what a plan made with this context takes. */
  get size(): number {
    return this.steps * 40;
  }

  /** Called once per planned field and input: hostile documents end here and not in memory. */
  step(depth: number, path: string): void {
    this.steps += 1;
    if (this.steps > maxSteps) throw invalid('the query is too large', '$');
    if (depth > maxDepth) throw invalid('the query is nested too deeply', path.slice(0, 200));
  }
}
