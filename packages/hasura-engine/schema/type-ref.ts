export type TypeRef = { named: string; nonNull: boolean } | { list: TypeRef; nonNull: boolean };

export const nullable = (named: string): TypeRef => ({ named, nonNull: false });
export const required = (named: string): TypeRef => ({ named, nonNull: true });
export const listOf = (list: TypeRef, nonNull = false): TypeRef => ({ list, nonNull });

export function typeText(type: TypeRef): string {
  const inner = 'list' in type ? `[${typeText(type.list)}]` : type.named;
  return type.nonNull ? `${inner}!` : inner;
}

export function baseName(type: TypeRef): string {
  return 'list' in type ? baseName(type.list) : type.named;
}
