import type { CorrectionType } from '#contract/corrections/correction-types.ts';
import type { CorrectionState, Proposal } from '#contract/corrections/corrections.ts';
import { hoursSentence } from '#contract/laundromat/hours-sentence.ts';
import type { WeeklyHours } from '#contract/laundromat/weekly-hours.ts';
import type { DemoLaundromat } from './demo-data.ts';
import { typeset } from './french.ts';
import { demoOwnerId } from './owners.ts';

/** A correction of a visitor. Only its owner and the administrators see it. */
export interface DemoCorrection {
  laundromatId: string;
  kind: CorrectionType;
  proposed: Proposal | null;
  comment: string | null;
  status: CorrectionState;
  /** The owner or administrator who decided; null for a correction that is open. */
  decidedBy: string | null;
  hoursAgo: number;
}

const shorterWeek: WeeklyHours = [...Array<[string, string][]>(6).fill([['08:00', '20:00']]), []];

/** Builds open and decided corrections of every type, most of them for the demo owner. */
export function buildCorrections(rows: readonly DemoLaundromat[], adminId: string): DemoCorrection[] {
  const published = rows.filter((row) => row.isActive);
  const own = published.filter((row) => row.ownerId === demoOwnerId);
  const placed = own.find((row) => row.latitude !== null)!;
  const otherOwned = published.filter((row) => row.ownerId && row.ownerId !== demoOwnerId);
  const [abandoned, contested] = published.filter((row) => !row.ownerId);
  const typedPrice = published.find(
    (row) => row !== abandoned && !row.ownerId && row.priceFrom && row.machines.length === 0,
  )!;
  const open = (
    row: DemoLaundromat,
    kind: CorrectionType,
    hoursAgo: number,
    comment?: string,
    proposed: Proposal | null = null,
  ): DemoCorrection => ({
    laundromatId: row.id,
    kind,
    proposed,
    comment: comment ? typeset(comment) : null,
    status: 'open',
    decidedBy: null,
    hoursAgo,
  });
  const decided = (correction: DemoCorrection, status: CorrectionState, by: string): DemoCorrection => ({
    ...correction,
    status,
    decidedBy: by,
  });
  return [
    open(own[0]!, 'machine', 5, 'Le grand lave-linge du fond ne prend plus les pièces.'),
    open(own[1]!, 'hours', 30, 'Affiché sur la porte depuis lundi.', {
      weeklyHours: shorterWeek,
      text: hoursSentence(shorterWeek),
    }),
    open(placed, 'location', 52, 'L’entrée est dans la rue derrière.', {
      latitude: Number((placed.latitude! + 0.0011).toFixed(6)),
      longitude: Number((placed.longitude! + 0.0006).toFixed(6)),
    }),
    open(typedPrice, 'price', 70, undefined, { price: (Number(typedPrice.priceFrom) + 0.5).toFixed(2) }),
    // Three senders: the page shows a hint.
    ...[4, 55, 130].map((hoursAgo) =>
      open(abandoned!, 'closed', hoursAgo, 'Rideau baissé, enseigne enlevée.'),
    ),
    decided(open(otherOwned[0]!, 'closed', 200), 'accepted', otherOwned[0]!.ownerId!),
    decided(open(own[2]!, 'machine', 190, 'Sèche-linge en panne.'), 'accepted', demoOwnerId),
    decided(open(contested!, 'closed', 400, 'Fermé dimanche soir.'), 'dismissed', adminId),
  ];
}
