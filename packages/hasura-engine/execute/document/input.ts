import { Kind, type ValueNode } from 'graphql';
import type { ColumnType } from '../../catalog/model.ts';
import { invalid, invalidEnumValue, pathKey, type GraphqlError } from '../../errors/graphql-error.ts';
import type { InputField, InputType, TrackedColumn } from '../../schema/model.ts';
import { baseName, typeText, type TypeRef } from '../../schema/type-ref.ts';
import { bound, type Bindings } from '../../sql/parameter.ts';
import type { SQLQuery } from '../../sql/sql.ts';
import { encodeValue } from '../../sql/value.ts';
import { valueAt, type PlanContext } from '../plan-context.ts';
import { hasVariable, kindName, literalValue } from './literal.ts';
import { isVariableAllowed, typeOf } from './variables.ts';

type Origin = { literal: ValueNode } | { variable: string; at: (string | number)[] };

/**
 * A value of a document with its type: a literal, or a part of a variable. Planning reads only what the SQL depends on;
 * the rest stays a parameter.
 */
export class Input {
  readonly path: string;
  readonly type: TypeRef;
  readonly definition: InputField | undefined;
  private readonly context: PlanContext;
  private readonly origin: Origin;
  private readonly depth: number;

  constructor(
    context: PlanContext,
    origin: Origin,
    type: TypeRef,
    path: string,
    definition: InputField | undefined,
    depth = 0,
  ) {
    context.step(depth, path);
    this.context = context;
    this.path = path;
    this.type = type;
    this.definition = definition;
    this.depth = depth;
    this.origin = resolve(context, origin, type, path);
  }

  get isNull(): boolean {
    if ('literal' in this.origin) return this.origin.literal.kind === Kind.NULL;
    return this.context.observe('null', this.origin.variable, this.origin.at) === 'null';
  }

  list(): Input[] {
    const item = 'list' in this.type ? this.type.list : this.type;
    const { origin } = this;
    if ('literal' in origin) {
      if (origin.literal.kind === Kind.NULL) throw this.expected('a list');
      const nodes = origin.literal.kind === Kind.LIST ? origin.literal.values : [origin.literal];
      return nodes.map((literal, index) => this.part({ literal }, item, `${this.path}[${index}]`));
    }
    const shape = this.context.observe('shape', origin.variable, origin.at);
    if (shape === 'null') throw this.expected('a list');
    if (!shape.startsWith('list ')) return [this.part(origin, item, `${this.path}[0]`)];
    const length = Number(shape.slice('list '.length));
    return Array.from({ length }, (_, index) =>
      this.part({ variable: origin.variable, at: [...origin.at, index] }, item, `${this.path}[${index}]`),
    );
  }

  fields(): Map<string, Input> {
    const type = this.context.schema.types.get(this.typeName) as InputType;
    const fields = new Map<string, Input>();
    for (const [name, origin] of this.members()) {
      const definition = type.fields.get(name);
      const path = pathKey(this.path, name);
      if (!definition) throw invalid(`field '${name}' not found in type: '${type.name}'`, path);
      fields.set(name, this.part(origin, definition.type, path, definition));
    }
    for (const { name, type: fieldType, defaultValue } of type.fields.values()) {
      if (fieldType.nonNull && defaultValue === undefined && !fields.has(name)) {
        throw invalid(`missing required field '${name}'`, pathKey(this.path, name));
      }
    }
    return fields;
  }

  private members(): [string, Origin][] {
    const { origin } = this;
    if ('literal' in origin) {
      if (origin.literal.kind !== Kind.OBJECT) throw this.expected('an object');
      return origin.literal.fields.map((field) => [field.name.value, { literal: field.value }]);
    }
    const shape = this.context.observe('shape', origin.variable, origin.at);
    if (!shape.startsWith('object ')) throw this.expected('an object');
    const keys = JSON.parse(shape.slice('object '.length)) as string[];
    return keys.map((key) => [key, { variable: origin.variable, at: [...origin.at, key] }]);
  }

  enumValue(values: Iterable<string>): string {
    const value = this.value();
    const isText = 'literal' in this.origin && this.origin.literal.kind !== Kind.ENUM;
    if (isText || typeof value !== 'string') throw this.expected('an enum value');
    const known = [...values];
    if (!known.includes(value)) throw invalidEnumValue(this.typeName, known, value, this.path);
    return value;
  }

  boolean(): boolean {
    const value = this.value();
    if (typeof value !== 'boolean') throw this.expected('a boolean');
    return value;
  }

  value(): unknown {
    if ('literal' in this.origin) return literalValue(this.origin.literal, this.context.current);
    this.context.observe('value', this.origin.variable, this.origin.at);
    return valueAt(this.context.current, this.origin.variable, this.origin.at);
  }

  parameter(type: ColumnType): SQLQuery {
    if (this.isNull) throw this.unexpectedNull();
    return this.nullableParameter(type);
  }

  /** A bound parameter for a column. Null for a column that is not nullable is refused here and not by Postgres. */
  columnParameter({ type, notNull }: TrackedColumn): SQLQuery {
    return notNull ? this.parameter(type) : this.nullableParameter(type);
  }

  nullableParameter(type: ColumnType): SQLQuery {
    return this.encoded(type, (value) => encodeValue(value, type, this.path));
  }

  encoded(type: ColumnType, encode: (value: unknown) => string | null): SQLQuery {
    return bound(this.reader(encode), type);
  }

  reader<T>(encode: (value: unknown) => T): (bindings: Pick<Bindings, 'variables'>) => T {
    const { origin } = this;
    if ('literal' in origin) {
      if (hasVariable(origin.literal)) {
        return ({ variables }) => encode(literalValue(origin.literal, variables));
      }
      const fixed = encode(literalValue(origin.literal, {}));
      return () => fixed;
    }
    return ({ variables }) => encode(valueAt(variables, origin.variable, origin.at));
  }

  /** Pass the value where it is read at execution, when planning has ended. */
  expected(what: string, value = this.value()): GraphqlError {
    const isEnum = 'literal' in this.origin && this.origin.literal.kind === Kind.ENUM;
    const found = isEnum ? 'an enum value' : kindName(value);
    const suffix = what === 'a list' ? '' : ` for type '${this.typeName}'`;
    return invalid(`expected ${what}${suffix}, but found ${found}`, this.path);
  }

  unexpectedNull(): GraphqlError {
    return invalid(`unexpected null value for type '${this.typeName}'`, this.path);
  }

  get typeName(): string {
    return baseName(this.type);
  }

  private part(origin: Origin, type: TypeRef, path: string, definition = this.definition): Input {
    return new Input(this.context, origin, type, path, definition, this.depth + 1);
  }
}

export function givenInput(inputs: Map<string, Input>, name: string): Input | undefined {
  const input = inputs.get(name);
  return input?.isNull ? undefined : input;
}

function resolve(context: PlanContext, origin: Origin, type: TypeRef, path: string): Origin {
  if (!('literal' in origin) || origin.literal.kind !== Kind.VARIABLE) return origin;
  const name = origin.literal.name.value;
  const definition = context.operation.variables.get(name);
  if (!definition) throw new Error(`variable ${name} is not declared`);
  const declared = typeOf(definition.type);
  if (!isVariableAllowed(declared, definition.defaultValue !== undefined, type)) {
    throw invalid(
      `variable '${name}' is declared as '${typeText(declared)}', but used where '${typeText(type)}' is expected`,
      path,
    );
  }
  return { variable: name, at: [] };
}
