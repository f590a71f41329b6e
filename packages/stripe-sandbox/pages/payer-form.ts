import { testCard, testCards, type TestCard } from '../billing/test-cards.ts';
import type { PayerDetails } from '../store/collections.ts';
import { field } from './layout.ts';
import { html, type Html } from './html.ts';

export interface TypedPayer {
  details: PayerDetails;
  number: string;
  expiry: string;
  cvc: string;
}

/** Returns a trimmed field of the form. */
export function typedPayer(body: unknown, email: string | null): TypedPayer {
  const fields = (body ?? {}) as Record<string, unknown>;
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name].trim().slice(0, 200) : '');
  return {
    details: {
      email: email ?? text('email'),
      name: text('name'),
      line1: text('line1'),
      postalCode: text('postalCode'),
      city: text('city'),
    },
    number: text('cardNumber'),
    expiry: text('cardExpiry'),
    cvc: text('cardCvc'),
  };
}

/** Returns the first error or the card. */
export function checkedCard(typed: TypedPayer, asksAddress: boolean): TestCard | string {
  const { details, number, expiry, cvc } = typed;
  if (!/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(details.email)) return 'Saisissez une adresse e-mail valide.';
  const card = testCard(number);
  if (!card) return 'Ce numéro n’est pas celui d’une carte de test\u00a0: choisissez-en une dans la liste.';
  const problem = expiryProblem(expiry);
  if (problem) return problem;
  if (!/^\d{3,4}$/.test(cvc)) return 'Le code de sécurité comporte 3 ou 4 chiffres.';
  if (!details.name) return 'Saisissez le nom du titulaire de la carte.';
  if (asksAddress && !(details.line1 && details.postalCode && details.city)) {
    return 'Saisissez l’adresse de facturation complète.';
  }
  return card;
}

function expiryProblem(expiry: string): string | null {
  const [, month, year] = /^(\d{1,2})\s*\/\s*(?:20)?(\d{2})$/.exec(expiry) ?? [];
  if (!month || !year || Number(month) < 1 || Number(month) > 12) {
    return 'La date d’expiration s’écrit MM / AA.';
  }
  const end = Date.UTC(2000 + Number(year), Number(month), 1);
  return end <= Date.now() ? 'La date d’expiration de la carte est passée.' : null;
}

/** Fields of a card and its holder. */
export function payerFields(typed: TypedPayer, options: { fixedEmail: boolean; asksAddress: boolean }): Html {
  const { details } = typed;
  return html`${field({ name: 'email', label: 'Adresse e-mail', type: 'email', inputMode: 'email', value: details.email, autocomplete: 'email', isReadOnly: options.fixedEmail })}
    ${field({ name: 'cardNumber', label: 'Numéro de carte', inputMode: 'numeric', value: typed.number, placeholder: '4242 4242 4242 4242' })}
    <div class="pair">
      ${field({ name: 'cardExpiry', label: 'Expiration (MM / AA)', inputMode: 'numeric', value: typed.expiry, placeholder: '12 / 34' })}
      ${field({ name: 'cardCvc', label: 'Code de sécurité', inputMode: 'numeric', value: typed.cvc, placeholder: '123' })}
    </div>
    ${field({ name: 'name', label: 'Nom du titulaire', value: details.name, autocomplete: 'cc-name' })}
    ${
      options.asksAddress
        ? html`${field({ name: 'line1', label: 'Adresse', value: details.line1, autocomplete: 'address-line1' })}
            <div class="pair">
              ${field({ name: 'postalCode', label: 'Code postal', value: details.postalCode, autocomplete: 'postal-code' })}
              ${field({ name: 'city', label: 'Ville', value: details.city, autocomplete: 'address-level2' })}
            </div>`
        : ''
    }`;
}

/** Links to the test cards, which fill in the form. */
export const testCardList = (path: string, query = '') =>
  html`<section class="card" aria-labelledby="test-cards">
    <h2 id="test-cards">Cartes de test</h2>
    <ul class="cards">
      ${testCards.map(
        (card) =>
          html`<li>
            <a href="${path}?${query}card=${card.number}" data-testid="card-${card.number}"
              ><code>${grouped(card.number)}</code></a
            >
            – ${card.label}
          </li>`,
      )}
    </ul>
  </section>`;

/** Returns the fields for a card that was chosen in the list. */
export function prefilled(typed: TypedPayer, card: unknown): TypedPayer {
  if (typeof card !== 'string' || !testCard(card)) return typed;
  return {
    details: {
      email: typed.details.email || 'test@exemple.fr',
      name: 'Camille Test',
      line1: '1 rue de l’Exemple',
      postalCode: '75001',
      city: 'Paris',
    },
    number: grouped(card),
    expiry: `12 / ${String((new Date().getUTCFullYear() + 3) % 100).padStart(2, '0')}`,
    cvc: '123',
  };
}

const grouped = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ');
