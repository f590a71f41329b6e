import type { z } from 'zod';
import { optionalText } from './form-fields.ts';

export const phoneMessage =
  "Ce numéro de téléphone n'est pas complet\u00a0: indiquez ses dix chiffres, comme 04 78 37 12 34.";

const shortNumber = /^(?:3\d{3}|10\d{2}|118\d{3})$/;
const numberAbroad = /^\+(?!33)[1-9]\d{6,13}$/;

/** Returns a French number in pairs, a short one (3631) without spaces, one of another country as typed; null for other texts. */
export function normalizedPhone(text: string): string | null {
  const compact = text.replace(/\(0\)|[\s.,()/\u2010-\u2013-]/g, '').replace(/^00/, '+');
  const national = compact.replace(/^\+330?(?=[1-9])/, '0');
  if (/^0[1-9]\d{8}$/.test(national)) return national.replace(/\d\d(?=\d)/g, '$& ');
  if (shortNumber.test(compact)) return compact;
  return numberAbroad.test(compact) ? text.trim() : null;
}

export function checkedPhone(text: string, context: z.RefinementCtx): string {
  const formatted = normalizedPhone(text);
  if (formatted === null) context.addIssue({ code: 'custom', message: phoneMessage });
  return formatted ?? text;
}

export const optionalPhone = optionalText(50).transform((text, context) =>
  typeof text === 'string' ? checkedPhone(text, context) : text,
);
