import type { ColumnType } from '../../catalog/model.ts';
import { operatorsFor } from '../../sql/operators.ts';
import { scalarName } from '../graphql-names.ts';
import type { InputField, TrackedColumn } from '../model.ts';
import { listOf, nullable, type TypeRef } from '../type-ref.ts';
import { argument, defineInput, defineScalar, type TypeRegistry } from './type-registry.ts';

export function columnTypeRef(registry: TypeRegistry, type: ColumnType, nonNull: boolean): TypeRef {
  if (type.element) return listOf(columnTypeRef(registry, type.element, true), nonNull);
  return { named: defineScalar(registry, scalarName(type)), nonNull };
}

export const columnInput = (column: TrackedColumn, type: TypeRef): InputField =>
  argument(column.graphqlName, type, { kind: 'column', column });

export const keyInputs = (registry: TypeRegistry, key: TrackedColumn[]): InputField[] =>
  key.map((column) => columnInput(column, columnTypeRef(registry, column.type, true)));

export function pathArgument(registry: TypeRegistry, { name }: ColumnType): InputField[] {
  if (name !== 'json' && name !== 'jsonb') return [];
  return [argument('path', nullable(defineScalar(registry, 'String')))];
}

export function comparisonType(registry: TypeRegistry, type: ColumnType): string {
  const scalar = scalarName(type.element ?? type);
  const name = type.element ? `${scalar}_array_comparison_exp` : `${scalar}_comparison_exp`;
  return defineInput(registry, name, () => {
    const value = columnTypeRef(registry, type, false);
    const list = listOf({ ...value, nonNull: true });
    return [
      ...Object.entries(operatorsFor(type)).map(([operator, { takesList }]) =>
        argument(operator, takesList ? list : value),
      ),
      argument('_is_null', nullable(defineScalar(registry, 'Boolean'))),
    ];
  });
}
