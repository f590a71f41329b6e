import { randomUUID } from 'node:crypto';
import type { ContactForm } from '#contract/contact.ts';
import { ApiError } from '../platform/api-error.ts';
import { systemFor, type Caller } from '../platform/caller.ts';
import { breaks } from '../platform/hasura-error.ts';
import type { Hasura } from '../platform/hasura.ts';
import { ownerCoverage } from '../platform/owner-coverage.ts';
import { contactQuery, sendContactMutation } from './contact-documents.ts';

/** Keeps a message for the site. `isNew` is false when the same message had come before. */
export async function sendContact(
  hasura: Hasura,
  caller: Caller,
  { id = randomUUID(), ...form }: ContactForm,
): Promise<{ id: string; isNew: boolean }> {
  try {
    const variables = { contact: { id, ...form, isPriority: await hasPriority(hasura, caller) } };
    await hasura.query({ ...sendContactMutation, variables }, systemFor(caller));
    return { id, isNew: true };
  } catch (error) {
    // It came before, was read and deleted: its sender has nothing left to do.
    if (breaks(error, 'contacts_id_unused')) return { id, isNew: false };
    if (!breaks(error, 'contacts_pkey')) throw error;
    const { contacts_by_pk: stored } = await hasura.query(
      { ...contactQuery, variables: { id } },
      systemFor(caller),
    );
    if (stored?.email !== form.email || stored.message !== form.message) throw new ApiError('conflict');
    return { id, isNew: false };
  }
}

/** Tells whether the message is from a signed-in owner whose plan includes priority support now. */
async function hasPriority(hasura: Hasura, caller: Caller): Promise<boolean> {
  if (caller.role !== 'owner' || caller.userId === undefined) return false;
  return (await ownerCoverage(hasura, caller.userId, systemFor(caller))).coverage.hasPrioritySupport;
}
