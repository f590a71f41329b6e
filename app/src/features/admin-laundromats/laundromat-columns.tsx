import type { Column } from '#app/features/admin-lists/data-table.tsx';
import { LaundromatLink } from '#app/features/admin-lists/laundromat-link.tsx';
import { changesOf } from '#app/features/moderation/laundromat-changes.ts';
import type { AdminLaundromat } from '#app/features/moderation/laundromat-documents.ts';
import { ReadingReasons } from '#app/features/moderation/laundromat-reading.tsx';
import { countOf, formatRating } from '#app/lib/texts/french-numbers.ts';
import { Badge } from '#app/ui/badge.tsx';
import { formatDay } from '#contract/local-clock.ts';

export const laundromatColumns: readonly Column<AdminLaundromat>[] = [
  {
    title: 'Nom',
    className: 'xl:min-w-64',
    cell: (laundromat) => (
      <>
        <LaundromatLink laundromat={laundromat} />
        <span className="block text-sm wrap-anywhere text-slate">
          {laundromat.owner?.email ?? 'Sans propriétaire'}
        </span>
      </>
    ),
  },
  { title: 'Ville', cell: ({ postalCode, city }) => `${city} (${postalCode})` },
  { title: 'Statut', cell: (laundromat) => <Status laundromat={laundromat} /> },
  {
    title: 'Type',
    cell: ({ isFeatured, isPremium }) => <Tier isFeatured={isFeatured} isPremium={isPremium} />,
  },
  {
    title: 'Note',
    cell: ({ averageRating, reviewCount }) => (
      <span className="tabular-nums @4xl:whitespace-nowrap">
        <span>{formatRating(averageRating)}</span>{' '}
        <span className="text-slate">{`(${countOf(reviewCount, 'avis', 'avis')})`}</span>
      </span>
    ),
  },
];

function Status({ laundromat }: { laundromat: AdminLaundromat }) {
  const { isActive, refusedAt, closedAt, refusals } = laundromat;
  const changes = changesOf(laundromat);
  const reason = refusals[0]?.reason ?? '';
  if (isActive) {
    return (
      <span className="flex flex-col items-end gap-0.5 @4xl:items-start">
        <Badge variant="success">Actif</Badge>
        {changes && (
          <span className="text-sm text-slate">{`${changes.isNew ? 'nouvelle' : 'modifiée'}, à\u00a0relire`}</span>
        )}
        {changes?.isNew && (
          <ReadingReasons laundromat={laundromat} className="justify-end @4xl:justify-start" />
        )}
      </span>
    );
  }
  return (
    <span className="flex flex-col items-end gap-0.5 @4xl:items-start">
      <Badge variant={refusedAt ? 'danger' : 'neutral'}>Inactif</Badge>
      <span
        className="text-sm text-slate @4xl:line-clamp-2 @4xl:max-w-44 @6xl:w-44"
        title={refusedAt ? reason : undefined}
      >
        {refusedAt
          ? `refusée\u00a0: ${reason}`
          : closedAt
            ? `fermée le ${formatDay(closedAt)}`
            : 'à\u00a0modérer'}
      </span>
      {!refusedAt && !closedAt && (
        <ReadingReasons laundromat={laundromat} className="justify-end @4xl:justify-start" />
      )}
    </span>
  );
}

function Tier({ isFeatured, isPremium }: { isFeatured: boolean; isPremium: boolean }) {
  if (isFeatured) return <Badge variant="featured">Vedette</Badge>;
  return isPremium ? <Badge variant="premium">Premium</Badge> : <Badge variant="free">Standard</Badge>;
}
