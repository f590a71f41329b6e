import type { Invoice, Price, Subscription } from '../wire.ts';

const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
const dates = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' });

export const money = (cents: number) => euros.format(cents / 100);
export const date = (seconds: number) => dates.format(new Date(seconds * 1000));

/** « 59,00 € TTC par an » */
export const priceName = ({ unit_amount: amount, recurring }: Price) =>
  `${money(amount!)} TTC par ${recurring.interval === 'year' ? 'an' : 'mois'}`;

export const statusName = ({ status }: Subscription) =>
  ({ active: 'actif', past_due: 'paiement en retard', canceled: 'résilié' })[status as string] ?? status;

export const invoiceStatusName = ({ status }: Invoice) => (status === 'paid' ? 'payée' : 'à payer');
