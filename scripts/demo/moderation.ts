import type { ReportReason } from '#contract/reports/report-reasons.ts';
import { buildCorrections } from './corrections.ts';
import { demoId, type DemoLaundromat } from './demo-data.ts';
import { typeset } from './french.ts';
import { hoursAgo, insert, json } from './insert.ts';
import { demoOwnerId } from './owners.ts';

const withdrawals = [
  "L'adresse ne correspond à aucune laverie. Indiquez le numéro et la rue de l'entrée.",
  'Les photos montrent un autre commerce. Remplacez-les par des photos de votre laverie.',
];

/** The demo owner's unpublished laundromats have been withdrawn: a plan publishes them otherwise. */
function decisions(rows: DemoLaundromat[], adminId: string): string {
  const hidden = rows.filter((row) => row.ownerId === demoOwnerId && !row.isActive);
  return insert(
    'moderation_actions',
    'id, subject_type, subject_id, decision, reason, decided_by, created_at',
    hidden.map((row, index) => [
      demoId('decision', index + 1),
      'laundromat',
      row.id,
      'refused',
      typeset(withdrawals[index % withdrawals.length]!),
      adminId,
      hoursAgo(row.hoursAgo / 2),
    ]),
  );
}

function corrections(rows: DemoLaundromat[], adminId: string): string {
  return insert(
    'fact_corrections',
    'id, laundromat_id, kind, proposed, comment, sender_hash, status, created_at, decided_at, decided_by',
    buildCorrections(rows, adminId).map((row, index) => [
      demoId('correction', index + 1),
      row.laundromatId,
      row.kind,
      json(row.proposed),
      row.comment,
      `demo-${index + 1}`,
      row.status,
      hoursAgo(row.hoursAgo),
      row.decidedBy === null ? null : hoursAgo(row.hoursAgo / 2),
      row.decidedBy,
    ]),
  );
}

/** An open report of a laundromat and of a review, and a dismissed one. */
function reports(rows: DemoLaundromat[]): string {
  const [twice, gone] = rows.filter((row) => row.isActive && !row.ownerId).slice(-2);
  // Reviews are numbered in the order of the laundromats.
  const reviewed = rows.find((row) => row.reviews.length > 0)!;
  const list: {
    row: DemoLaundromat;
    reviewId?: string;
    quote?: string;
    reason: ReportReason;
    message: string;
    hours: number;
    state: string;
  }[] = [
    {
      row: twice!,
      reason: 'duplicate',
      message: 'La même laverie figure déjà sous son ancien nom.',
      hours: 20,
      state: 'open',
    },
    {
      row: reviewed,
      reviewId: demoId('review', 1),
      quote: reviewed.reviews[0]!.comment,
      reason: 'fake',
      message: "Je tiens le commerce voisin : la laverie n'était pas encore ouverte.",
      hours: 75,
      state: 'open',
    },
    { row: gone!, reason: 'closed', message: 'Fermée ce matin.', hours: 300, state: 'dismissed' },
  ];
  return insert(
    'reports',
    'id, laundromat_id, review_id, target, quote, reason, message, state, created_at, handled_at',
    list.map(({ row, reviewId = null, quote = row.name, reason, message, hours, state }, index) => [
      demoId('report', index + 1),
      row.id,
      reviewId,
      reviewId ? 'review' : 'laundromat',
      quote,
      reason,
      typeset(message),
      state,
      hoursAgo(hours),
      state === 'open' ? null : hoursAgo(hours / 2),
    ]),
  );
}

/** Returns what visitors report and administrators decide. */
export function moderation(rows: DemoLaundromat[], adminId: string): string[] {
  return [decisions(rows, adminId), corrections(rows, adminId), reports(rows)];
}
