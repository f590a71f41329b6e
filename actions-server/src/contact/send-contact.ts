import { randomUUID } from 'node:crypto';
import type { ContactForm } from '#contract/contact.ts';
import { ApiError } from '../platform/api-error.ts';
import { alreadyStored, provesAuthor, replaceableSince } from '../platform/author-check.ts';
import { systemFor, type Caller } from '../platform/caller.ts';
import { breaks } from '../platform/hasura-error.ts';
import type { Hasura } from '../platform/hasura.ts';
import { ownerCoverage } from '../platform/owner-coverage.ts';
import { contactQuery, replaceContactMutation, sendContactMutation } from './contact-documents.ts';

/** Keeps a message for the site. `isNew` is false when the same message, or one that this corrects, had come before. */
export async function sendContact(
  hasura: Hasura,
  caller: Caller,
  { id = randomUUID(), editKey, ...form }: ContactForm,
): Promise<{ id: string; isNew: boolean }> {
  const text = { ...form, phone: form.phone ?? null, subject: form.subject ?? null };
  try {
    const variables = { contact: { id, ...text, isPriority: await hasPriority(hasura, caller) } };
    await hasura.query({ ...sendContactMutation, variables }, systemFor(caller));
    return { id, isNew: true };
  } catch (error) {
    // It came before, was read and deleted: its sender has nothing left to do.
    if (breaks(error, 'contacts_id_unused')) return { id, isNew: false };
    if (!breaks(error, 'contacts_pkey')) throw error;
  }
  const asked = { ...contactQuery, variables: { id } };
  const { contacts_by_pk: stored } = await hasura.query(asked, systemFor(caller));
  if (!stored) throw new ApiError('conflict');
  const fields = Object.keys(stored) as (keyof typeof stored)[];
  if (fields.every((field) => stored[field] === text[field])) return { id, isNew: false };
  if (!provesAuthor(id, editKey)) throw new ApiError('conflict');
  const variables = { id, since: replaceableSince(), text };
  const { update_contacts } = await hasura.query({ ...replaceContactMutation, variables }, systemFor(caller));
  if (update_contacts.affected_rows === 0) throw alreadyStored('message', stored.message);
  return { id, isNew: false };
}

/** Tells whether the message is from a signed-in owner whose plan includes priority support now. */
async function hasPriority(hasura: Hasura, caller: Caller): Promise<boolean> {
  if (caller.role !== 'owner' || caller.userId === undefined) return false;
  return (await ownerCoverage(hasura, caller.userId, systemFor(caller))).coverage.hasPrioritySupport;
}
