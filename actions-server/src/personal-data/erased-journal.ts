import { graphql } from '../hasura/graphql.ts';
import type { Hasura } from '../hasura/hasura.ts';
import type { SystemCaller } from '../session/caller.ts';

/** Entries about an account and its laundromats, and about what it changed itself. */
const entriesOfPersonQuery = graphql(`
  query EntriesOfPerson(
    $id: uuid!
    $rowId: String!
    $laundromats: [String!]!
    $with: [journal_entries_bool_exp!]!
  ) {
    journal_entries(
      where: {
        _or: [
          { rowId: { _eq: $rowId }, tableName: { _eq: "users" } }
          { rowId: { _in: $laundromats } }
          { userId: { _eq: $id }, actor: { _eq: "Propriétaire" } }
          { _or: $with }
        ]
      }
    ) {
      id
      before
      after
    }
  }
`);

/** Columns whose text names what was decided, and nobody. */
const decisions = ['subject_type', 'decision', 'status', 'role'];

/** Returns the updates that leave the names of fields in the journal of a person, and empty every text. */
export async function emptiedEntries(
  hasura: Hasura,
  system: SystemCaller,
  { id, laundromatIds }: { id: string; laundromatIds: string[] },
) {
  const owners = [
    { user_id: id },
    { author_id: id },
    ...laundromatIds.map((each) => ({ laundromat_id: each })),
  ];
  const variables = {
    id,
    rowId: id,
    laundromats: laundromatIds,
    with: owners.flatMap((row) => [{ before: { _contains: row } }, { after: { _contains: row } }]),
  };
  const { journal_entries } = await hasura.query(entriesOfPersonQuery, variables, system);
  return journal_entries.map(({ id: entryId, before, after }) => ({
    where: { id: { _eq: entryId } },
    _set: { subject: null, before: emptied(before), after: emptied(after) },
  }));
}

function emptied(values: unknown) {
  if (values === null) return null;
  const isKept = ([column, value]: [string, unknown]) =>
    typeof value === 'boolean' || typeof value === 'number' || decisions.includes(column);
  return Object.fromEntries(
    Object.entries(values as object).map((entry) => [entry[0], isKept(entry) ? entry[1] : null]),
  );
}
