import type { OpeningException } from '#contract/laundromat/opening-exceptions.ts';
import { parisDay } from '#contract/local-clock.ts';
import type { SqlClient } from './batch.ts';
import type { ImportedFacts } from './facts.ts';
import type { SiteLaundromat } from './site-laundromats.ts';

interface Creation {
  id: string;
  facts: ImportedFacts;
  hasGuessedTown: boolean;
}

/** Writes all services at once, because each later change rewrites wide indexes. */
export async function createLaundromats(client: SqlClient, creations: readonly Creation[]): Promise<void> {
  if (creations.length === 0) return;
  const rows = creations.map(({ id, facts, hasGuessedTown }) => {
    const { address, location, hours, services, checkedOn, ...texts } = facts;
    return {
      id,
      ...texts,
      address: address.address,
      postal_code: address.postalCode,
      city: address.city,
      ...location,
      hours: hours?.text ?? null,
      weekly_hours: hours?.weekly ?? null,
      holiday_hours: hours?.holidays ?? 'unknown',
      service_ids: services,
      checked_on: checkedOn,
      assumed_facts: hasGuessedTown ? ['city', 'postal_code'] : [],
    };
  });
  const json = JSON.stringify(rows);
  await client.query(
    `insert into laundromats (id, name, address, postal_code, city, latitude, longitude, location_source, phone, email, website,
       facebook, instagram, hours, weekly_hours, holiday_hours, service_ids, facts_checked_at, assumed_facts, is_active)
     select id, name, address, postal_code, city, latitude, longitude, 'pin', phone, email, website,
       facebook, instagram, hours, nullif(weekly_hours, 'null'), holiday_hours, service_ids,
       (checked_on + time '12:00') at time zone 'Europe/Paris', assumed_facts, true
     from jsonb_to_recordset($1) as given (id uuid, name text, address text, postal_code text, city text, latitude numeric,
       longitude numeric, phone text, email text, website text, facebook text, instagram text, hours text, weekly_hours jsonb,
       holiday_hours text, service_ids uuid[], checked_on date, assumed_facts text[])`,
    [json],
  );
  await client.query(
    `insert into laundromat_services (laundromat_id, service_id)
     select id, unnest(service_ids) from jsonb_to_recordset($1) as given (id uuid, service_ids uuid[])`,
    [json],
  );
  for (const { id, facts } of creations)
    if (facts.hours?.exceptions.length) await writeExceptions(client, id, facts.hours.exceptions);
}

async function writeExceptions(client: SqlClient, id: string, exceptions: readonly OpeningException[] = []) {
  const today = parisDay(new Date());
  await client.query('delete from opening_exceptions where laundromat_id = $1 and last_day >= $2::date', [
    id,
    today,
  ]);
  if (exceptions.length === 0) return;
  await client.query(
    `insert into opening_exceptions (laundromat_id, first_day, last_day, periods, reason)
     select $1, greatest("firstDay", $3::date), "lastDay", nullif(periods, 'null'), reason
     from jsonb_to_recordset($2) as given ("firstDay" date, "lastDay" date, periods jsonb, reason text)
     where "lastDay" >= $3::date`,
    [id, JSON.stringify(exceptions), today],
  );
}

export async function updateLaundromat(
  client: SqlClient,
  { id, present, hasPoint }: SiteLaundromat,
  writes: Partial<ImportedFacts>,
  checkedAt?: Date,
): Promise<void> {
  const { address, location, hours, services, checkedOn, ...texts } = writes;
  const columns: [column: string, value: unknown][] = Object.entries(texts);
  if (address)
    columns.push(['address', address.address], ['postal_code', address.postalCode], ['city', address.city]);
  // Writes the point together with the address: a change of the address alone would remove the point.
  const point = location ?? (address && hasPoint ? present.location : undefined);
  if (point)
    columns.push(['latitude', point.latitude], ['longitude', point.longitude], ['located_at', new Date()]);
  if (location) columns.push(['location_source', 'pin']);
  if (hours)
    columns.push(
      ['hours', hours.text],
      ['weekly_hours', hours.weekly && JSON.stringify(hours.weekly)],
      ['holiday_hours', hours.holidays],
    );
  const checked = checkedAt ?? (checkedOn && `${checkedOn} 12:00 Europe/Paris`);
  if (checked) columns.push(['facts_checked_at', checked]);
  if (columns.length > 0) {
    const names = columns.map(([column]) => column);
    const assignments = names.map((column, index) => `${column} = $${index + 3}`);
    await client.query(
      `update laundromats set ${assignments.join(', ')},
         assumed_facts = array(select unnest(assumed_facts) except select unnest($2::text[])) where id = $1`,
      [id, names, ...columns.map(([, value]) => value)],
    );
  }
  if (hours) await writeExceptions(client, id, hours.exceptions);
  if (!services) return;
  await client.query('delete from laundromat_services where laundromat_id = $1 and service_id <> all ($2)', [
    id,
    services,
  ]);
  await client.query(
    'insert into laundromat_services (laundromat_id, service_id) select $1, unnest($2::uuid[]) on conflict do nothing',
    [id, services],
  );
}
