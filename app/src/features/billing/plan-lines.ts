import type { Plan } from '#app/graphql/plans/plans-query.ts';
import { planPrice } from '#app/lib/laundromats/plan.ts';
import { french } from '#contract/site/french-spacing.ts';

type Offered = Pick<Plan, 'allowFeatured' | 'prioritySupport' | 'features'>;

export function planLines({ allowFeatured, prioritySupport, features }: Offered): string[] {
  return [
    ...(allowFeatured ? ['Laverie du mois (mise en avant)'] : []),
    ...(prioritySupport ? ['Support prioritaire'] : []),
    ...features,
  ];
}

type Priced = Pick<Plan, 'price' | 'interval' | 'maxLaundromats' | 'name'>;

/**
 * Returns what a plan costs an owner with this many laundromats, and which of them it covers; undefined for an owner
 * without laundromats.
 */
export function planCost(
  { price, interval, maxLaundromats, name }: Priced,
  present: number,
): string | undefined {
  if (present === 0) return undefined;
  const all = present === 1 ? 'votre laverie' : `vos ${present} laveries`;
  if (Number(price) === 0)
    return french(`Pour ${all}\u00a0: rien à payer, sans les avantages des formules payantes.`);
  const { amount, period } = planPrice({ price, interval });
  const yearly =
    interval === 'month'
      ? `, soit ${planPrice({ price: String(Number(price) * 12), interval: 'year' }).amount} par an`
      : '';
  return french(
    `Pour ${all} : ${amount} ${period}${yearly}. ${coveredPart(name, maxLaundromats, present)}`.trim(),
  );
}

function coveredPart(name: string, limit: number, present: number): string {
  if (limit === -1) return present > 1 ? `Toutes sont ${name}.` : '';
  if (present < limit) return '';
  if (present === limit) return "Une autre peut s'y ajouter, gratuite, après validation.";
  const covered = limit === 1 ? 'La plus ancienne est' : `Les ${limit} plus anciennes sont`;
  return `${covered} ${name}, ${present - limit === 1 ? "l'autre reste gratuite" : 'les autres restent gratuites'}.`;
}
