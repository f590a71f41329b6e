import { clsx } from 'clsx';
import { BadgeCheck, Check, Star, Store, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { laundromatLimit, planPrice, tierOfPlan, tierPromises } from '#app/lib/laundromats/plan.ts';
import { Badge } from '#app/ui/badge.tsx';
import type { LaundromatTier } from '#contract/laundromat/laundromat.ts';

interface PlanCardProps {
  plan: Parameters<typeof tierOfPlan>[0] & Parameters<typeof planPrice>[0] & { maxLaundromats: number };
  name: string;
  showsLimit?: boolean;
  cost?: string;
  lines: readonly string[];
  badge?: ReactNode;
  ribbon?: string;
  action: ReactNode;
  headingLevel: 2 | 3;
}

const icons: Record<LaundromatTier, LucideIcon> = { free: Store, premium: BadgeCheck, featured: Star };

export function PlanCard(props: PlanCardProps) {
  const { plan, name, showsLimit = true, cost, lines, badge, ribbon, action } = props;
  const tier = tierOfPlan(plan);
  const price = planPrice(plan);
  const Icon = icons[tier];
  const Heading = `h${props.headingLevel}` as const;
  return (
    <div className="relative flex flex-col rounded-card border border-line bg-card p-5 sm:p-6">
      {ribbon && (
        <p className="absolute -top-4 right-5 rounded-full bg-deep-900 px-4 py-1 text-sm font-semibold text-white">
          {ribbon}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <span
          className={clsx(
            'flex size-11 shrink-0 items-center justify-center rounded-full',
            tier === 'featured' ? 'bg-sun-100 text-sun-700' : 'bg-blue-100 text-blue-700',
          )}
        >
          <Icon aria-hidden className="size-5.5" />
        </span>
        <Heading className="text-xl font-bold tracking-tight">{name}</Heading>
        {badge && (
          <Badge variant="success" className="ml-auto">
            {badge}
          </Badge>
        )}
      </div>
      <p className="mt-3 text-slate">{tierPromises[tier]}</p>
      <p className="mt-4 flex flex-wrap items-baseline gap-x-2">
        <span className="font-display text-4xl font-extrabold tracking-tight">{price.amount}</span>
        {price.period && <span className="text-slate">{`${price.period} TTC`}</span>}
      </p>
      {showsLimit && <p className="mt-1 font-semibold">{laundromatLimit(plan.maxLaundromats)}</p>}
      <ul className="mt-5 mb-6 space-y-2.5">
        {lines.map((line) => (
          <li key={line} className="flex gap-2.5">
            <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf-700" strokeWidth={2.5} />
            <span>{line}</span>
          </li>
        ))}
      </ul>
      <div className="mt-auto">
        {cost && <p className="mb-4 rounded-control bg-mist px-4 py-3 text-sm">{cost}</p>}
        {action}
      </div>
    </div>
  );
}
