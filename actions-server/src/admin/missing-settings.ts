import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { missingSettings, requiredSettings } from '#contract/site-settings.ts';
import type { Hasura } from '../platform/hasura.ts';
import type { Logger } from '../platform/logger.ts';

const patienceMs = 8_000;

const requiredSettingsQuery = {
  document: /* GraphQL */ `
    query RequiredSettings {
      site_settings_by_pk(id: 1) {
        contactEmail
        publisherName
        publisherAddress
        publisherRegistration
        publisherDirector
        hostName
        hostAddress
        hostPhone
      }
    }
  `,
  answer: z.object({
    site_settings_by_pk: z.record(z.enum(requiredSettings), z.string().nullable()),
  }),
};

/** Warns at the start when the legal notice lacks what the law asks of every site. A Hasura that is not up yet is no reason to fail. */
export async function warnOfMissingSettings(hasura: Hasura, logger: Logger): Promise<void> {
  const deadline = AbortSignal.timeout(patienceMs);
  try {
    const { site_settings_by_pk: settings } = await hasura.query(requiredSettingsQuery, {
      role: 'anonymous',
      requestId: randomUUID(),
      deadline,
    });
    const missing = missingSettings(settings);
    if (missing.length > 0)
      logger.warn({ missing }, 'the legal notice is incomplete: /admin-dashboard, Paramètres');
  } catch (error) {
    logger.warn({ err: error }, 'the settings of the site could not be read');
  }
}
