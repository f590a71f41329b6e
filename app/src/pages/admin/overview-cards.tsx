import { MessageSquareText, Star, Store, Users, type LucideIcon } from 'lucide-react';
import { countOf, formatCount } from '#app/lib/texts/french-numbers.ts';
import { Card } from '#app/ui/cards/card.tsx';
import { Skeleton } from '#app/ui/states/skeleton.tsx';
import type { Overview } from './overview-query.ts';

/** Shows the main figures of the site; an undefined one is still loading. */
export function OverviewCards({ overview }: { overview: Overview | undefined }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
      <Figure
        icon={Store}
        title="Laveries"
        value={overview?.laundromats}
        detail={overview && laundromatDetail(overview)}
      />
      <Figure
        icon={Users}
        title="Utilisateurs"
        value={overview?.users}
        detail={overview && countOf(overview.activeUsers ?? 0, 'actif')}
      />
      <Figure icon={MessageSquareText} title="Avis" value={overview?.reviews} detail="publiés" />
      <Figure
        icon={Star}
        title="Laveries vedettes"
        value={overview?.featuredLaundromats}
        detail="mises en avant"
      />
    </ul>
  );
}

function laundromatDetail({ premiumLaundromats, awaitingModeration }: Overview): string {
  const premium = `${formatCount(premiumLaundromats ?? 0)}\u00a0Premium`;
  return awaitingModeration ? `${premium}, ${formatCount(awaitingModeration)}\u00a0à\u00a0modérer` : premium;
}

interface FigureProps {
  icon: LucideIcon;
  title: string;
  value: number | null | undefined;
  detail?: string;
}

function Figure({ icon: Icon, title, value, detail }: FigureProps) {
  return (
    <Card as="li" className="p-4 lg:flex lg:flex-wrap lg:items-baseline lg:gap-x-3 lg:px-5 lg:py-3">
      <p className="flex items-center gap-2 text-sm font-semibold text-slate lg:w-full">
        <Icon aria-hidden className="size-4.5 text-blue-600" />
        <span>{title}</span>
      </p>
      {value == null ? (
        <Skeleton className="mt-2 h-14 w-24 lg:mt-0 lg:h-9" />
      ) : (
        <>
          <p className="mt-1 font-display text-3xl font-bold tabular-nums lg:mt-0">{formatCount(value)}</p>
          <p className="text-sm text-slate">{detail}</p>
        </>
      )}
    </Card>
  );
}
