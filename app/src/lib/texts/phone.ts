export function formatPhone(phone: string): string {
  const digits = phone.replace(/[\s.\-()]/g, '').replace(/^(\+|00)33(0?)/, '0');
  return /^0\d{9}$/.test(digits) ? (digits.match(/../g) ?? []).join('\u00a0') : phone.trim();
}

export function phoneHref(phone: string): string | undefined {
  const dialled = phone.replace(/\(0\)/, '').replace(/[^\d+]/g, '');
  return /^\+?\d{3,15}$/.test(dialled) ? `tel:${dialled}` : undefined;
}
