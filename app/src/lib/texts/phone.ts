/** Formats a French number in pairs: « 04 78 12 34 56 ». Other numbers stay as the owner wrote them. */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/[\s.\-()]/g, '').replace(/^(\+|00)33(0?)/, '0');
  return /^0\d{9}$/.test(digits) ? (digits.match(/../g) ?? []).join('\u00a0') : phone.trim();
}

export function phoneHref(phone: string): string | null {
  const dialled = phone.replace(/\(0\)/, '').replace(/[^\d+]/g, '');
  return /^\+?\d{3,15}$/.test(dialled) ? `tel:${dialled}` : null;
}
