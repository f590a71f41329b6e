/** Use of a card: a first purchase by its holder, a later payment by them, or an automatic one. */
export type Occasion = 'checkout' | 'on_session' | 'off_session';
export type Outcome = 'ok' | 'action_required' | 'decline';

export interface Failure {
  code: 'card_declined' | 'expired_card' | 'incorrect_cvc';
  declineCode: string;
  /** Error that the API returns. */
  message: string;
  /** Message on the hosted page. */
  french: string;
}

export interface TestCard {
  number: string;
  brand: string;
  label: string;
  outcome(occasion: Occasion): Outcome;
  failure: Failure;
}

const declined: Failure = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
  french: 'Votre carte a été refusée. Essayez avec une autre carte.',
};

const always = (outcome: Outcome) => () => outcome;

/** Stripe's published test numbers and their behaviour; any other number is refused. */
export const testCards: readonly TestCard[] = [
  {
    number: '4242424242424242',
    brand: 'visa',
    label: 'Paiement accepté',
    outcome: always('ok'),
    failure: declined,
  },
  {
    number: '5555555555554444',
    brand: 'mastercard',
    label: 'Paiement accepté (Mastercard)',
    outcome: always('ok'),
    failure: declined,
  },
  {
    number: '4000002500003155',
    brand: 'visa',
    label: '3-D Secure au premier paiement',
    outcome: (occasion) => (occasion === 'checkout' ? 'action_required' : 'ok'),
    failure: declined,
  },
  {
    number: '4000002760003184',
    brand: 'visa',
    label: '3-D Secure à chaque paiement',
    outcome: always('action_required'),
    failure: declined,
  },
  {
    number: '4000000000000002',
    brand: 'visa',
    label: 'Carte refusée',
    outcome: always('decline'),
    failure: declined,
  },
  {
    number: '4000000000009995',
    brand: 'visa',
    label: 'Provision insuffisante',
    outcome: always('decline'),
    failure: {
      code: 'card_declined',
      declineCode: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
      french: 'Votre carte ne dispose pas d’une provision suffisante. Essayez avec une autre carte.',
    },
  },
  {
    number: '4000000000000069',
    brand: 'visa',
    label: 'Carte expirée',
    outcome: always('decline'),
    failure: {
      code: 'expired_card',
      declineCode: 'expired_card',
      message: 'Your card has expired.',
      french: 'Votre carte a expiré. Essayez avec une autre carte.',
    },
  },
  {
    number: '4000000000000341',
    brand: 'visa',
    label: 'Acceptée, puis refusée au renouvellement',
    outcome: (occasion) => (occasion === 'checkout' ? 'ok' : 'decline'),
    failure: declined,
  },
];

export function testCard(number: string): TestCard | undefined {
  const digits = number.replace(/[\s.-]/g, '');
  return testCards.find((card) => card.number === digits);
}
