import { expect, test } from 'vitest';
import { ApiFailure } from '#app/lib/requests/api-failure.ts';
import { paymentFailure } from './payment-pages.ts';

const refused = (status: number, sentence?: string) => new ApiFailure('x', { status, sentence });

test.each([
  [401, 'Vous devez être connecté pour effectuer cette action. Veuillez vous connecter.'],
  [400, 'Données de paiement invalides. Veuillez réessayer.'],
  [404, "Plan d'abonnement introuvable. Veuillez contacter le support."],
  [500, 'Erreur serveur lors de la création du paiement.'],
])('a checkout refused with %i and no reason shows the sentence of the specification', (status, message) => {
  expect(paymentFailure(refused(status))).toBe(message);
});

test('a reason of the server is shown in its words, except that a visitor is asked to sign in', () => {
  expect(paymentFailure(refused(400, 'Cette formule est gratuite.'))).toBe('Cette formule est gratuite.');
  expect(paymentFailure(refused(409, 'Vous avez déjà un abonnement.'))).toBe('Vous avez déjà un abonnement.');
  expect(paymentFailure(refused(401, 'Votre session a expiré.'))).toMatch(/^Vous devez être connecté/);
});

test('anything else is a fault of the server', () => {
  expect(paymentFailure(new TypeError('x'))).toBe('Erreur serveur lors de la création du paiement.');
});
