import type { CorrectionContentFragment } from '#app/graphql/generated/graphql.ts';
import { formatDistance } from '#app/lib/texts/french-numbers.ts';
import { type Proposal, proposedPoint } from '#contract/corrections/corrections.ts';
import { coordinatesOf, metresBetween } from '#contract/laundromat/coordinates.ts';
import { formatPrice } from '#contract/laundromat/price.ts';

export interface ProposedChange {
  before: string;
  after: string;
  canApply: boolean;
}

const unknown = 'non communiqué';

export function proposedChange({
  kind,
  proposed,
  laundromat,
}: Pick<CorrectionContentFragment, 'kind' | 'proposed' | 'laundromat'>): ProposedChange | null {
  const { text, price } = (proposed ?? {}) as Proposal;
  if (kind === 'hours' && text) return { before: laundromat.hours ?? unknown, after: text, canApply: true };
  if (kind === 'price' && price) {
    const before = formatPrice(laundromat.priceFrom) ?? unknown;
    return { before, after: formatPrice(price)!, canApply: laundromat.pricedWashers.length === 0 };
  }
  const point = proposedPoint({ kind, proposed });
  if (!point) return null;
  const here = coordinatesOf(laundromat);
  const moved = here && metresBetween(here, point) / 1000;
  return {
    before: here ? 'point actuel' : unknown,
    after: moved === null ? 'position proposée' : `position ${formatDistance(moved)} du point actuel`,
    canApply: true,
  };
}
