import { randomUUID } from 'node:crypto';
import type { ContactForm } from '#contract/contact/contact.ts';
import { ApiError } from '../http/api-error.ts';
import { alreadyStored, provesAuthor, replaceableSince } from '../session/author-check.ts';
import { systemFor, type ApiCaller } from '../session/caller.ts';
import { violates } from '../hasura/hasura-error.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { ownerCoverage } from '../coverage/owner-coverage.ts';
import { contactQuery, replaceContactMutation, sendContactMutation } from './contact-documents.ts';

/** Stores a message to the site. `isNew` is false when the message, or the one that it corrects, was already stored. */
export async function sendContact(
  hasura: Hasura,
  caller: ApiCaller,
  { id = randomUUID(), editKey, ...form }: ContactForm,
): Promise<{ id: string; isNew: boolean }> {
  const text = { ...form, phone: form.phone ?? null, subject: form.subject ?? null };
  try {
    const variables = { contact: { id, ...text, isPriority: await hasPriority(hasura, caller) } };
    await hasura.query(sendContactMutation, variables, systemFor(caller));
    return { id, isNew: true };
  } catch (error) {
    // The message was received before, read and deleted: there is nothing left to do.
    if (violates(error, 'contacts_id_unused')) return { id, isNew: false };
    if (!violates(error, 'contacts_pkey')) throw error;
  }
  const { contacts_by_pk: stored } = await hasura.query(contactQuery, { id }, systemFor(caller));
  if (!stored) throw new ApiError('conflict');
  const fields = Object.keys(stored) as (keyof typeof stored)[];
  if (fields.every((field) => stored[field] === text[field])) return { id, isNew: false };
  if (!provesAuthor(id, editKey)) throw new ApiError('conflict');
  const variables = { id, since: replaceableSince(), text };
  const { update_contacts } = await hasura.query(replaceContactMutation, variables, systemFor(caller));
  if (update_contacts.affected_rows === 0) throw alreadyStored('message', stored.message);
  return { id, isNew: false };
}

/** Returns whether the sender is a signed-in owner whose plan includes priority support. */
async function hasPriority(hasura: Hasura, caller: ApiCaller): Promise<boolean> {
  if (caller.role !== 'owner' || caller.userId === undefined) return false;
  return (await ownerCoverage(hasura, caller.userId, systemFor(caller))).coverage.hasPrioritySupport;
}
