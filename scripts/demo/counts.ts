import { countedMonths, type CountKind } from '#contract/statistics/count-kinds.ts';
import { demoOwnerId } from './owners.ts';

/** Counts of a month, before growth and chance. */
const usual: Record<CountKind, number> = { shown: 420, opened: 64, called: 7, directions: 16, saved: 4 };

/** Months for which the demo owner's laundromats have been counted, the current one included. */
const months = countedMonths - 3;

/** Returns the counts of the demo owner's published laundromats: the same at every start, apart from the months. */
export function demoCounts(): string {
  const kinds = Object.entries(usual).map(([kind, count]) => `('${kind}', ${count})`);
  return `insert into public.laundromat_counts (laundromat_id, month, kind, count, created_at)
select laundromat.id, month::date, kind, greatest(1, round(
    usual * (${months} + 3 - ago) / ${months}.0 * (70 + abs(hashtext(laundromat.id::text || kind || ago)) % 60) / 100.0
    -- The current month is not over.
    * case when ago = 0 then extract(day from now() at time zone 'Europe/Paris') / 31 else 1 end
  )), month + interval '2 days 9 hours'
from public.laundromats laundromat
cross join (values ${kinds.join(', ')}) as one (kind, usual)
cross join generate_series(0, ${months - 1}) as ago
cross join lateral date_trunc('month', now() at time zone 'Europe/Paris' - make_interval(months => ago)) as month
where laundromat.user_id = '${demoOwnerId}' and laundromat.is_active
on conflict do nothing;
`;
}
