import type { RawNode } from 'kysely';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { columnOf, editableFields } from '#contract/laundromat/fields.ts';
import { accountOf, listsOfContacts, listsOfLaundromats, ownRows, writtenRows } from './exported-rows.ts';

const hasura = path.resolve(import.meta.dirname, '../../../hasura');

const theAccount = 'the id of the account itself, which heads the export';
const computed = 'computed from columns that are exported, for searching and sorting';
const secret = 'a secret, or its hash';
const ofAnAdministrator = 'names another person, the administrator';
const ofOwners = 'exported as changesAsOwner; of an administrator, a row about another person';
const noPerson = 'holds nothing about a person';
const neverFilled = 'never holds a row: it is the type of what a function returns';

const leftOut: Record<string, string | Record<string, string>> = {
  account_tokens: { id: 'says nothing about a person', user_id: theAccount, token_hash: secret },
  held_emails: 'warnings to the account itself, and counts of emails, for 30 days',
  journal_entries: {
    user_id: theAccount,
    actor: 'the name of the account, which heads the export',
    subject: ofOwners,
    before: ofOwners,
    after: ofOwners,
  },
  billing_emails: { user_id: theAccount },
  city_matches: neverFilled,
  claim_codes: { id: 'says nothing about a person', code_hash: secret },
  claim_disputes: {
    id: 'says nothing about a person',
    owner_id: theAccount,
    claim_id: 'belongs to another person, the claimant',
  },
  claim_letters: 'an address of a laundromat, and the hash of a code',
  contact_changes: 'times of changes of a laundromat',
  contact_replies: { author_id: ofAnAdministrator },
  contacts: { comes_first: computed },
  count_writes: noPerson,
  deleted_ids: noPerson,
  fact_corrections: {
    user_id: theAccount,
    sender_hash: secret,
    decided_by: 'names another person, who decided',
  },
  favorites: { user_id: theAccount },
  french_cities: noPerson,
  place_names: noPerson,
  laundromat_claims: {
    user_id: theAccount,
    photo_name: 'names a file of the server; the photo is sent on request',
    decided_by: ofAnAdministrator,
    previous_user_id: 'names another person, the owner before',
    proved_laundromat_id: 'the laundromat of the claim, or one that was merged into it',
    previous: 'content of another person, the owner before',
  },
  laundromat_transfers: {
    user_id: 'the account itself, or the owner who offered it a laundromat',
    recipient_id: 'the account itself, or one of which the owner may not learn',
  },
  laundromat_counts: 'counts visitors without knowing them',
  laundromat_name_words: noPerson,
  laundromat_redirects: noPerson,
  laundromat_drafts: { user_id: theAccount },
  laundromat_matches: neverFilled,
  laundromat_services: { service_id: 'the service is exported by its name' },
  laundromats: {
    user_id: theAccount,
    commune_id: computed,
    arrondissement_id: computed,
    has_photos: computed,
    has_owner: computed,
    was_claimed: 'says nothing about a person',
    service_ids: computed,
    tier: computed,
    name_key: computed,
    city_key: computed,
    search_text: computed,
    earth_point: computed,
    wash_price_7kg: computed,
    largest_washer_kg: computed,
    stated_price_from: computed,
    stated_hours: computed,
    open_week: computed,
    opening_area: computed,
  },
  machines: { id: 'says nothing about a person' },
  opening_exceptions: {
    id: 'says nothing about a person',
    days: computed,
    open_minutes: computed,
  },
  moderation_actions: {
    author_id: theAccount,
    decided_by: ofAnAdministrator,
    is_restorable: computed,
    former_owner_id: 'names another person, the former owner',
    keeps_owner_of: 'decides between two owners, who got an email about it',
    moved_rows: 'rows of a merge, also of other people, kept 30 days for undoing it',
    merged_into: 'names the laundromat into which the deleted one was merged',
  },
  refresh_tokens: {
    id: 'says nothing about a person',
    user_id: theAccount,
    family_id: 'says nothing about a person',
    token_hash: secret,
  },
  possible_duplicates: noPerson,
  reports: { user_id: theAccount },
  owner_networks: { user_id: theAccount, network_hash: secret },
  owner_questions: { user_id: theAccount },
  reviews: { user_id: theAccount, is_held: computed, sender_hash: secret, sender_slot: secret },
  rate_limits: 'counts the requests of the present hour or day by a hash of their sender',
  sent_emails: 'counts the mails of the last day by a hash of the address',
  services: noPerson,
  site_settings: 'what the publisher publishes about itself, on /legal',
  site_statements: noPerson,
  source_candidates: noPerson,
  source_objects: 'what OpenStreetMap publishes; the facts of a laundromat are exported with it',
  subscription_plans: noPerson,
  subscriptions: { user_id: theAccount },
  users: { password: secret, billing_version: 'a counter that orders writes' },
  webhook_events: noPerson,
};

const advice = 'Add the column to exported-rows.ts or, with the reason, to leftOut.';

test('an export holds every column of every table, except for those listed with a reason', () => {
  const expected: Record<string, string[]> = {};
  for (const [table, columns] of tables()) {
    const reasons = leftOut[table] ?? {};
    if (typeof reasons === 'string') continue;
    expected[table] = columns.filter((column) => !(column in reasons)).sort();
  }
  const exported = exportedColumns();
  const given = Object.keys(expected).map((table) => [table, (exported.get(table) ?? []).sort()]);
  expect(Object.fromEntries(given), advice).toEqual(expected);
});

test('an export holds every field of a laundromat', () => {
  const { services: _, machines: __, openingExceptions: ___, ...fields } = editableFields;
  expect(exportedColumns().get('laundromats'), advice).toEqual(
    expect.arrayContaining(Object.keys(fields).map(columnOf)),
  );
});

test('every column that an export leaves out exists', () => {
  const known = new Map(tables());
  const missing = Object.entries(leftOut).flatMap(([table, reasons]) => {
    const columns = known.get(table);
    if (!columns) return [table];
    if (typeof reasons === 'string') return [];
    return Object.keys(reasons).filter((column) => !columns.includes(column));
  });
  expect(missing).toEqual([]);
});

function tables(): [string, string[]][] {
  const sql = readFileSync(path.join(hasura, 'snapshots', 'schema.sql'), 'utf8');
  return [...sql.matchAll(/^create (?:unlogged )?table public\.(\w+) \($(.*?)^\);$/gms)].map(
    ([, table = '', body = '']) => [
      table,
      [...body.matchAll(/^ {2}"?(\w+)"? /gm)].map(([, column = '']) => column),
    ],
  );
}

/** The columns that the queries read, by table. Of several queries of a table the first counts: others are excerpts. */
function exportedColumns(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const lists = [ownRows(''), listsOfLaundromats(''), writtenRows('', null), listsOfContacts('')];
  for (const query of [accountOf(''), ...lists.flatMap((list) => Object.values(list))]) {
    const text = (query.toOperationNode() as RawNode).sqlFragments.join('?');
    const [, selected = '', table = ''] = /select (.*?)\s+from (\w+)/s.exec(text) ?? [];
    if (found.has(table)) continue;
    const columns = selected.split(',').flatMap((item) => readColumn.exec(item.trim())?.[1] ?? []);
    found.set(table, [...new Set(columns)]);
  }
  return found;
}

const readColumn = /^(?:\w+\.)?(\w+)(?: -> '\w+')?(?: as "?\w+"?)?$/;
