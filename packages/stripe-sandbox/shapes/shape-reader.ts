import ts from 'typescript';
import type { TypeTable } from './tables.ts';

/** Payment methods and the like that the sandbox never uses; their tables would take a megabyte. */
const leftOut = /PaymentMethodDetails$|PaymentMethodOptions$|PaymentMethodData$|^PaymentMethod$/;

/** Converts SDK types to tables, each object type once. A key that ends in `?` is optional. */
export class ShapeReader {
  readonly shapes: Record<string, Record<string, TypeTable>> = {};
  readonly #names = new Map<ts.Type, string>();
  readonly #roots = new Map<ts.Type, string>();
  readonly #checker: ts.TypeChecker;

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker;
  }

  /** Registers a resource, so that references to it use its table. */
  claim(name: string, type: ts.Type): void {
    this.#roots.set(type, name);
  }

  read(type: ts.Type, path: string): TypeTable {
    if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return 'any';
    if (type.isUnion()) return this.#union(type, path);
    if (type.isStringLiteral() || type.isNumberLiteral()) return { is: [type.value] };
    if (type.flags & ts.TypeFlags.BooleanLiteral) {
      return { is: [this.#checker.typeToString(type) === 'true'] };
    }
    if (type.flags & ts.TypeFlags.StringLike) return 'string';
    if (type.flags & ts.TypeFlags.NumberLike) return 'number';
    if (type.flags & ts.TypeFlags.Null) return 'null';
    if (type.aliasSymbol?.name === 'Decimal' || type.symbol?.name === 'Decimal') return 'string';
    if (type.symbol?.name === 'Date') return 'number';
    if (this.#checker.isArrayType(type)) {
      return { list: this.read(this.#checker.getTypeArguments(type as ts.TypeReference)[0]!, path) };
    }
    return this.#object(type, path);
  }

  #union(type: ts.UnionType, path: string): TypeTable {
    const members = type.types.filter(
      (member) => !(member.flags & ts.TypeFlags.Undefined) && !this.#isOpenEnd(member),
    );
    const tables = members.map((member) => this.read(member, path));
    const literals = tables.flatMap((table) => (typeof table === 'object' && 'is' in table ? table.is : []));
    const others = tables.filter((table) => typeof table !== 'object' || !('is' in table));
    const known = others.some(
      (table) => typeof table === 'object' && 'shape' in table && this.#isResource(table),
    );
    const kept = known ? others.filter((table) => table !== 'resource') : others;
    const unique = [...new Map(kept.map((table) => [JSON.stringify(table), table])).values()];
    if (literals.includes(true) && literals.includes(false)) {
      unique.push('boolean');
      literals.splice(0, literals.length, ...literals.filter((value) => typeof value !== 'boolean'));
    }
    if (literals.length > 0) unique.unshift({ is: literals });
    return unique.length === 1 ? unique[0]! : { one: unique };
  }

  /** Tests for the SDK's `OtherString`, which keeps every enum open; the sandbox closes them. */
  #isOpenEnd(type: ts.Type): boolean {
    return type.isIntersection() && type.types.some((member) => Boolean(member.flags & ts.TypeFlags.String));
  }

  #isResource(table: { shape: string }): boolean {
    return [...this.#roots.values()].includes(table.shape);
  }

  #object(type: ts.Type, path: string): TypeTable {
    const root = this.#roots.get(type);
    const isOwn = root === undefined || root === path;
    if (root && !isOwn) return { shape: root };
    if (!root && this.#isOtherResource(type)) return 'resource';
    const known = this.#names.get(type);
    if (known) return { shape: known };
    const index = this.#checker.getIndexInfoOfType(type, ts.IndexKind.String);
    const properties = this.#checker.getPropertiesOfType(type);
    if (index && properties.length === 0) return { map: this.read(index.type, path) };
    if (leftOut.test(type.symbol?.name ?? '')) return this.#cardOnly(type, path);
    return this.#properties(type, path, properties);
  }

  #cardOnly(type: ts.Type, path: string): TypeTable {
    const kept = this.#checker.getPropertiesOfType(type).filter((property) => {
      return (
        !(property.flags & ts.SymbolFlags.Optional) || ['card', 'allow_redisplay'].includes(property.name)
      );
    });
    return this.#properties(type, path, kept);
  }

  #properties(type: ts.Type, path: string, properties: ts.Symbol[]): TypeTable {
    const name = this.shapes[path] ? `${path}~` : path;
    this.#names.set(type, name);
    const shape: Record<string, TypeTable> = {};
    this.shapes[name] = shape;
    for (const property of properties) {
      const isOptional = Boolean(property.flags & ts.SymbolFlags.Optional);
      const type = this.#checker.getTypeOfSymbol(property);
      // `deleted?: void` only distinguishes an object from its deleted form.
      if (this.#checker.typeToString(this.#checker.getNonNullableType(type)).match(/^(void|undefined)$/))
        continue;
      const read = this.read(type, `${path}.${property.name}`);
      shape[isOptional ? `${property.name}?` : property.name] = read;
    }
    return { shape: name };
  }

  #isOtherResource(type: ts.Type): boolean {
    const object = type.getProperty('object');
    if (!object || type.symbol?.name === 'ApiList') return false;
    const declared = this.#checker.getTypeOfSymbol(object);
    return declared.isStringLiteral() && declared.value !== 'list';
  }
}
