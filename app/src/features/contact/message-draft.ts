import { contactForm, type ContactType } from '#contract/contact/contact.ts';
import { fieldErrors, frenchIssue } from '#contract/validation/validation-messages.ts';

/** A message while it is being written. */
export interface MessageDraft {
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  type: ContactType;
}

/** An empty message, or one about a service that a page has announced. */
export function startDraft(subject?: string): MessageDraft {
  return {
    name: '',
    email: '',
    phone: '',
    subject: subject ?? '',
    message: '',
    type: subject ? 'services' : 'general',
  };
}

export const requiredFields = ['name', 'email', 'message'] as const;

/** Tells whether nothing would be lost with this draft. */
export function isBlank(draft: MessageDraft): boolean {
  return requiredFields.every((field) => draft[field].trim() === '');
}

/** What the server would refuse, in the order of the form. */
export function draftErrors(draft: MessageDraft): Partial<Record<keyof MessageDraft, string>> {
  const parsed = contactForm.safeParse(draft, { error: frenchIssue });
  return parsed.success ? {} : fieldErrors(parsed.error);
}

export const typeOptions: readonly { value: ContactType; label: string }[] = [
  { value: 'general', label: 'Question générale' },
  { value: 'listing', label: 'Une fiche de laverie' },
  { value: 'technical', label: 'Problème technique' },
  { value: 'business', label: 'Partenariat' },
  { value: 'services', label: 'Services aux laveries' },
];
