import { sql } from 'kysely';
import type { Trx } from '../db/database.ts';
import type { ImportedFacts } from './facts.ts';

export interface SiteLaundromat {
  id: string;
  present: ImportedFacts;
  isOwned: boolean;
  isPublished: boolean;
  hasPoint: boolean;
  checkedOn: string | null;
}

/** Locks laundromats, and reads their facts as the source would state them. */
export async function readLaundromats(trx: Trx, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, SiteLaundromat>();
  const { rows } = await sql<SiteLaundromat>`
    select id, location_source <> 'commune' as has_point, user_id is not null as is_owned, is_active as is_published,
       checked_on, jsonb_build_object(
         'name', name, 'phone', phone, 'email', email, 'website', website, 'facebook', facebook, 'instagram', instagram,
         'address', jsonb_build_object('address', address, 'postalCode', postal_code, 'city', city),
         'location', jsonb_build_object('latitude', coalesce(latitude, 0), 'longitude', coalesce(longitude, 0)),
         'services', array(select service from unnest(service_ids) service order by service),
         'checkedOn', checked_on,
         'hours', case when stated_hours is not null then jsonb_build_object(
           'text', stated_hours, 'weekly', weekly_hours, 'holidays', holiday_hours, 'exceptions', array(
             select jsonb_build_object('firstDay', first_day, 'lastDay', last_day, 'periods', periods, 'reason', reason)
             from opening_exceptions where laundromat_id = l.id order by first_day
           )
         ) end
       ) as present
     from laundromats l,
       lateral (select to_char(facts_checked_at at time zone 'Europe/Paris', 'YYYY-MM-DD') as checked_on) checked
     where id = any (${ids}) order by id for no key update of l`.execute(trx);
  return new Map(rows.map((row) => [row.id, row]));
}
