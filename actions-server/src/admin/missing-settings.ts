import { missingSettings, requiredSettings } from '#contract/site/site-settings.ts';
import { graphql } from '../hasura/graphql.ts';
import type { Hasura } from '../hasura/hasura.ts';
import { visitorWithTimeout } from '../session/caller.ts';
import type { Logger } from '../telemetry/logger.ts';

const timeoutMs = 8_000;

const requiredSettingsQuery = graphql(`
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
`);

export async function warnOfMissingSettings(hasura: Hasura, logger: Logger): Promise<void> {
  try {
    const visitor = visitorWithTimeout(timeoutMs);
    const { site_settings_by_pk: settings } = await hasura.query(requiredSettingsQuery, {}, visitor);
    const missing = settings ? missingSettings(settings) : requiredSettings;
    if (missing.length > 0)
      logger.warn({ missing }, 'the legal notice is incomplete: /admin-dashboard, Paramètres');
  } catch (error) {
    logger.warn({ err: error }, 'the settings of the site could not be read');
  }
}
