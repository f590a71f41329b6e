import path from 'node:path';
import { expect, test } from 'vitest';
import { sentDocuments } from './allowed-documents.ts';
import { findDocuments } from './documents-in-code.ts';
import { usedDialect } from './used-dialect.ts';

const projectFolder = path.resolve(import.meta.dirname, '..', '..');

/** A successor of Hasura must understand this, and nothing else (docs/decisions/004). */
const allowed = {
  directives: ['@include'],
  fields: ['aggregate fields', 'by_pk fields', 'delete fields', 'insert fields', 'update fields'],
  arguments: 'args limit object objects offset on_conflict order_by path pk_columns updates where'.split(' '),
  operators:
    '_and _append _contains _eq _gt _gte _ilike _in _inc _is_null _like _lt _neq _nin _not _or _set'.split(
      ' ',
    ),
};

test('documents use only the part of the dialect that is listed here', async () => {
  const sides = [
    ['app', 'app/src'],
    ['server', 'actions-server/src'],
  ] as const;
  const documents = await Promise.all(
    sides.map(async ([prefix, folder]) =>
      sentDocuments(prefix, await findDocuments(path.join(projectFolder, folder))),
    ),
  );
  const used = Object.keys(usedDialect(documents.flat()));
  expect(used.toSorted()).toEqual(Object.values(allowed).flat().toSorted());
});
