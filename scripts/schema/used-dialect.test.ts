import { Kind, visit, type ArgumentNode } from 'graphql';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sentDocuments, type SentDocument } from './allowed-documents.ts';
import { findDocuments } from './documents-in-code.ts';

const projectFolder = path.resolve(import.meta.dirname, '..', '..');

/**
 * The parts of Hasura's dialect that we use. A successor of Hasura must understand these and no others
 * (docs/decisions/004).
 */
const allowed = {
  directives: ['@include'],
  fields: ['aggregate fields', 'by_pk fields', 'delete fields', 'insert fields', 'update fields'],
  arguments: 'args limit object objects offset on_conflict order_by path pk_columns where'.split(' '),
  operators: '_contains _eq _gt _gte _ilike _in _is_null _like _neq _nin _or _set'.split(' '),
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

const tableArguments = new Set([
  'args',
  'limit',
  'object',
  'objects',
  'offset',
  'on_conflict',
  'order_by',
  'path',
  'pk_columns',
  'where',
]);

function usedDialect(documents: SentDocument[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { document } of documents) {
    const used = new Set<string>();
    visit(document, {
      [Kind.DIRECTIVE]: ({ name }) => void used.add(`@${name.value}`),
      [Kind.ARGUMENT]: (argument) => argumentParts(argument).forEach((part) => used.add(part)),
      [Kind.OBJECT_FIELD]: ({ name }) => {
        if (name.value.startsWith('_')) used.add(name.value);
      },
      [Kind.FIELD]: ({ name }) => {
        const form = /_(by_pk|aggregate)$|^(insert|update|delete)_/.exec(name.value);
        const kind = form?.[1] ?? form?.[2];
        if (kind) used.add(`${kind} fields`);
      },
    });
    for (const part of used) counts[part] = (counts[part] ?? 0) + 1;
  }
  return counts;
}

function argumentParts({ name: { value } }: ArgumentNode): string[] {
  return tableArguments.has(value) || value.startsWith('_') ? [value] : [];
}
