import { addressText } from '#app/lib/places/address-text.ts';
import { countOf } from '#app/lib/texts/french-numbers.ts';
import { Badge } from '#app/ui/badge.tsx';
import { formatDay } from '#contract/local-clock.ts';
import type { MergeSide } from './merge-query.ts';

export function SideSummary({ side }: { side: MergeSide }) {
  const lines = [
    addressText(side),
    side.phone ?? 'Téléphone non communiqué',
    side.hours ?? 'Horaires non communiqués',
    side.owner?.email ?? 'Sans propriétaire',
    [
      countOf(side.reviewCount, 'avis', 'avis'),
      countOf(side.photos_aggregate.aggregate.count, 'photo'),
      side.machines_aggregate.aggregate.count > 0 ? 'machines connues' : 'machines inconnues',
    ].join(', '),
    `Ajoutée le ${formatDay(side.createdAt)}`,
  ];
  return (
    <span className="min-w-0">
      <span className="block font-semibold wrap-anywhere">{side.name}</span>
      {lines.map((line, index) => (
        <span key={index} className="block text-sm wrap-anywhere text-slate">
          {line}
        </span>
      ))}
      <span className="mt-2 flex flex-wrap gap-1">
        {side.isFeatured && <Badge variant="featured">Vedette</Badge>}
        {side.isPremium && !side.isFeatured && <Badge variant="premium">Premium</Badge>}
        {!side.isActive && <Badge>Non publiée</Badge>}
        {side.sourceObjects_aggregate.aggregate.count > 0 && <Badge>OpenStreetMap</Badge>}
      </span>
    </span>
  );
}
