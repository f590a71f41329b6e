import { contactRetentionYears } from '#contract/contact/contact.ts';
import type { CronJob } from '../hasura/event.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { purgeContactsMutation } from './contact-documents.ts';

/** Deletes messages, and questions to owners, after the retention period of the privacy page. */
export function contactCron(hasura: Hasura): Record<string, CronJob> {
  return {
    async purge_contacts(system) {
      const before = new Date();
      before.setUTCFullYear(before.getUTCFullYear() - contactRetentionYears);
      await hasura.query(purgeContactsMutation, { before: before.toISOString() }, system);
    },
  };
}
