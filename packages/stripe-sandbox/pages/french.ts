import type { Price, Subscription } from '../wire.ts';

const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
const dates = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' });

export const money = (cents: number) => euros.format(cents / 100);
export const date = (seconds: number) => dates.format(new Date(seconds * 1000));

const rhythms = { day: 'jour', week: 'semaine', month: 'mois', year: 'an' };

/** « 59,00 € par an » */
export function priceWithRhythm(price: Price): string {
  const amount = money(price.unit_amount ?? 0);
  const { interval, interval_count: count } = price.recurring ?? { interval: null, interval_count: 1 };
  if (!interval) return amount;
  return count === 1
    ? `${amount} par ${rhythms[interval]}`
    : `${amount} tous les ${count} ${rhythms[interval]}${interval === 'month' ? '' : 's'}`;
}

const statuses: Record<Subscription['status'], string> = {
  active: 'Actif',
  canceled: 'Résilié',
  incomplete: 'En attente de paiement',
  incomplete_expired: 'Expiré',
  past_due: 'Paiement en retard',
  paused: 'En pause',
  trialing: 'Période d’essai',
  unpaid: 'Impayé',
};
export const statusName = (status: Subscription['status']) => statuses[status];

export const invoiceStatusName = (status: string | null) =>
  ({ draft: 'Brouillon', open: 'À payer', paid: 'Payée', uncollectible: 'Irrécouvrable', void: 'Annulée' })[
    status ?? 'draft'
  ] ?? 'Brouillon';
