import { badRequest } from '../http/stripe-fault.ts';

export type Occasion = 'present' | 'later';
/** `processing`: a debit, which the bank accepts or refuses days later. */
export type Outcome = 'ok' | 'decline' | 'action_required' | 'processing';

export interface TestCard {
  number: string;
  type?: 'card' | 'sepa_debit';
  label: string;
  outcomes: Record<Occasion, Outcome>;
}

export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', label: 'paiement accepté', outcomes: { present: 'ok', later: 'ok' } },
  { number: '4000000000000002', label: 'carte refusée', outcomes: { present: 'decline', later: 'decline' } },
  {
    number: '4000000000000341',
    label: 'acceptée, puis refusée au renouvellement',
    outcomes: { present: 'ok', later: 'decline' },
  },
  {
    number: '4000002760003184',
    label: 'acceptée, puis confirmation demandée par la banque au renouvellement',
    outcomes: { present: 'ok', later: 'action_required' },
  },
  {
    number: 'FR1420041010050500013M02606',
    type: 'sepa_debit',
    label: 'prélèvement SEPA, confirmé plus tard',
    outcomes: { present: 'processing', later: 'processing' },
  },
];

export function testCard(number: unknown): TestCard {
  const card = testCards.find((each) => each.number === number);
  if (!card) throw badRequest('Ce numéro n’est pas celui d’une carte de test.');
  return card;
}
