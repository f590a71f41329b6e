import { randomUUID } from 'node:crypto';
import type { ContactForm } from '#contract/contact/contact.ts';
import { contactOperations as entries } from '#contract/contact/operations.ts';
import { ownerCoverage } from '../coverage/owner-coverage.ts';
import { violates } from '../hasura/hasura-error.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { ApiError } from '../http/api-error.ts';
import { handle, Reply } from '../http/operation.ts';
import { alreadyStored, provesAuthor, replaceableSince } from '../session/author-check.ts';
import { type ApiCaller, systemFor } from '../session/caller.ts';
import { withdrawText } from '../session/withdraw-text.ts';
import {
  contactQuery,
  replaceContactMutation,
  sendContactMutation,
  withdrawContactMutation,
} from './contact-documents.ts';

export const contactOperations = (hasura: Hasura) =>
  handle(entries, {
    sendContact: async (form, caller) => {
      const { id, isNew } = await sendContact(hasura, caller, form);
      return isNew ? { id } : new Reply(200, { id });
    },
    withdrawContact: (text, caller) =>
      withdrawText(text, async ({ id, since }) => {
        const system = systemFor(caller);
        const { delete_contacts } = await hasura.query(withdrawContactMutation, { id, since }, system);
        return {
          count: delete_contacts?.affected_rows ?? 0,
          isStored: async () => (await hasura.query(contactQuery, { id }, system)).contacts_by_pk !== null,
        };
      }),
  });

/** Stores a message to the site. `isNew` is false when the message, or the one that it corrects, was already stored. */
async function sendContact(
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
