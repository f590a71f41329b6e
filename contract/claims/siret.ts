/** SIREN of La Poste, whose establishments do not use the Luhn checksum. */
const laPoste = '356000000';

/** Returns a number as it is stored, without the spaces and dots of its usual spellings. */
export const siretDigits = (typed: string) => typed.replace(/[\s.]/g, '');

/** Tells whether a text is the number of an establishment: 14 digits with the Luhn checksum, or La Poste's own. */
export function isSiret(siret: string): boolean {
  if (!/^\d{14}$/.test(siret) || /^0+$/.test(siret)) return false;
  const digits = [...siret].map(Number);
  if (luhnSum(digits) % 10 === 0) return true;
  return siret.startsWith(laPoste) && digits.reduce((sum, digit) => sum + digit, 0) % 5 === 0;
}

/** Every second digit from the right counts double; a double of two digits counts as their sum. */
function luhnSum(digits: number[]): number {
  return digits
    .toReversed()
    .map((digit, place) => (place % 2 === 0 ? digit : 2 * digit))
    .reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0);
}
