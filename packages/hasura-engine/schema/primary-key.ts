import type { TableAccess, TrackedColumn } from './model.ts';

/** The primary key, if the role may select all of it. */
export function primaryKeyColumns({ table, columns }: TableAccess): TrackedColumn[] | undefined {
  const key = table.relation.primaryKey?.map((name) => columns.find((column) => column.name === name));
  return key?.every((column) => column !== undefined) ? key : undefined;
}
