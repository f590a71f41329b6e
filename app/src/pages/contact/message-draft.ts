import { type ContactType, contactTypeNames, contactTypes } from '#contract/contact/contact.ts';

/** A message that is being written. */
export type MessageDraft = {
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  type: ContactType;
};

/** Returns an empty message, or one about a service that the previous page announced. */
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

export const emptyDraft = startDraft();

/**
 * Returns true for a draft without text. Name and email do not count: they are quick to type, and the account may have
 * filled them in.
 */
export function isBlank({ message }: MessageDraft): boolean {
  return message.trim() === '';
}

export const typeOptions = contactTypes.map((value) => ({ value, label: contactTypeNames[value] }));
