import { z } from 'zod';
import {
  clientMadeId,
  editKey,
  optionalText,
  requiredEmail,
  requiredLines,
  requiredText,
} from '../validation/form-fields.ts';
import { optionalPhone } from '../validation/phone.ts';
import { rowId } from '../validation/row-id.ts';

export const contactTypeNames = {
  general: 'Question générale',
  listing: 'Une fiche de laverie',
  technical: 'Problème technique',
  business: 'Partenariat',
  services: 'Services aux laveries',
} as const;
export type ContactType = keyof typeof contactTypeNames;
export const contactTypes = Object.keys(contactTypeNames) as ContactType[];

export const contactRetentionYears = 3;

export const contactRequiredMessage = "Veuillez remplir au moins le nom, l'email et le message.";

export const contactForm = z.object({
  id: clientMadeId,
  editKey,
  name: requiredText(contactRequiredMessage, 200),
  email: requiredEmail(contactRequiredMessage),
  phone: optionalPhone,
  subject: optionalText(300),
  message: requiredLines(contactRequiredMessage, 10_000),
  type: z.enum(contactTypes, "Ce type de message n'est pas connu.").default('general'),
});

export const contactReply = z.object({ message: requiredLines('Écrivez votre réponse.', 10_000) });

export const contactAnswer = z.object({ id: rowId() });
