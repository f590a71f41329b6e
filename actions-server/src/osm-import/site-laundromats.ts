import type { WeeklyHours } from '#contract/laundromat/weekly-hours.ts';
import type { SqlClient } from './batch.ts';
import type { ImportedFacts } from './facts.ts';
import type { ImportedHours } from './osm-hours.ts';

export interface SiteLaundromat {
  id: string;
  present: ImportedFacts;
  isOwned: boolean;
  isPublished: boolean;
  hasPoint: boolean;
  checkedOn: string | null;
}

interface Row extends Omit<ImportedFacts, 'address' | 'location' | 'hours'> {
  id: string;
  address: string;
  postalCode: string;
  city: string;
  latitude: number | null;
  longitude: number | null;
  hours: string | null;
  weekly: WeeklyHours | null;
  holidays: ImportedHours['holidays'];
  exceptions: ImportedHours['exceptions'];
  isOwned: boolean;
  isPublished: boolean;
  hasPoint: boolean;
}

export async function readLaundromats(client: SqlClient, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, SiteLaundromat>();
  const { rows } = await client.query<Row>(
    `select id, name, address, postal_code as "postalCode", city, latitude::float8 as latitude, longitude::float8 as longitude,
       location_source <> 'commune' as "hasPoint", phone, email, website, facebook, instagram,
       stated_hours as hours, weekly_hours as weekly, holiday_hours as holidays,
       (select coalesce(jsonb_agg(jsonb_build_object('firstDay', first_day, 'lastDay', last_day, 'periods', periods,
         'reason', reason) order by first_day), '[]') from opening_exceptions where laundromat_id = laundromats.id) as exceptions,
       service_ids as services,
       to_char(facts_checked_at at time zone 'Europe/Paris', 'YYYY-MM-DD') as "checkedOn",
       user_id is not null as "isOwned", is_active as "isPublished"
     from laundromats where id = any ($1) order by id for no key update`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, siteLaundromat(row)]));
}

function siteLaundromat(row: Row): SiteLaundromat {
  const { id, address, postalCode, city, latitude, longitude, hours, weekly, holidays, exceptions, ...rest } =
    row;
  const { isOwned, isPublished, hasPoint, ...facts } = rest;
  return {
    id,
    isOwned,
    isPublished,
    hasPoint,
    checkedOn: facts.checkedOn,
    present: {
      ...facts,
      services: facts.services.toSorted(),
      address: { address, postalCode, city },
      location: { latitude: latitude ?? 0, longitude: longitude ?? 0 },
      hours: hours === null ? null : { text: hours, weekly, holidays, exceptions },
    },
  };
}
