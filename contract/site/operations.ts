import { z } from 'zod';
import { graphqlTypes, type Operations } from '../http/operation.ts';
import { siteSettings } from './site-settings.ts';

siteSettings.register(graphqlTypes, { name: 'SettingsInput' });

const savedSettings = z.object({ id: z.int() }).register(graphqlTypes, {
  name: 'SavedSettings',
  relations: { settings: { table: 'site_settings', idField: 'id' } },
});

export const siteOperations = {
  saveSettings: {
    roles: ['site_admin'],
    /** `seen` has the values that the form showed; settings that are not sent stay as they are. */
    input: z.object({
      settings: siteSettings,
      seen: z.partialRecord(siteSettings.keyof(), z.unknown()),
    }),
    refusals: ['newerValues'],
    action: { summary: 'Changes the settings of the site that `seen` names.', answer: savedSettings },
  },
} as const satisfies Operations;
