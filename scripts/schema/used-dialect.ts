import { Kind, visit, type ArgumentNode } from 'graphql';
import type { SentDocument } from './allowed-documents.ts';

/** Arguments that Hasura defines for fields of tables and functions, beside keys of rows and fields of actions. */
const tableArguments = new Set([
  'args',
  'distinct_on',
  'limit',
  'object',
  'objects',
  'offset',
  'on_conflict',
  'order_by',
  'path',
  'pk_columns',
  'updates',
  'where',
]);

/** Returns what documents use of Hasura's dialect, with the number of documents that use it. */
export function usedDialect(documents: SentDocument[]): Record<string, number> {
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
