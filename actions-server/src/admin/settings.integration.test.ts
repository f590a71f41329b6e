import { afterAll, beforeAll, expect, test } from 'vitest';
import { setUpServer, type Person, type ServerSetup } from '../../testing/server-setup.ts';

let setup: ServerSetup;
let admin: Required<Person>;
beforeAll(async () => {
  setup = await setUpServer();
  admin = await setup.addUser('admin');
});
afterAll(() => setup?.close());

const stored = async () =>
  (await setup.sql.query('select contact_hours as hours, site_title as title from site_settings')).rows[0];

test('settings that another administrator changed are not overwritten, and others stay as they are', async () => {
  const { data } = await setup.graphql<{ site_settings_by_pk: { contactHours: string } }>(
    admin,
    `{ site_settings_by_pk(id: 1) { siteTitle domain contactEmail contactPhone contactHours publisherName publisherCapital
      publisherAddress publisherRegistration publisherVatNumber publisherDirector hostName hostAddress hostPhone
      termsVersion privacyVersion rankingVersion accessibilityVersion } }`,
  );
  const settings = data!.site_settings_by_pk;
  const save = async (changes: object, seen: object) => {
    const answer = await setup.graphql(
      admin,
      'mutation ($settings: SettingsInput!, $seen: jsonb!) { saveSettings(settings: $settings, seen: $seen) { settings { contactHours } } }',
      { settings: { ...settings, ...changes }, seen },
    );
    return answer.errors?.[0]?.extensions.code ?? answer.data;
  };
  const seen = { contactHours: settings.contactHours };
  const { title } = await stored();
  const saved = { saveSettings: { settings: { contactHours: '9h à 18h' } } };
  expect(await save({ contactHours: '9h à 18h', siteTitle: 'Autre' }, seen)).toEqual(saved);
  expect(await stored()).toEqual({ hours: '9h à 18h', title });
  expect(await save({ contactHours: '9h à 18h' }, seen)).toEqual(saved);
  expect(await save({ contactHours: '7h à 18h' }, seen)).toBe('newerValues');
  expect(await save({ contactHours: '' }, { contactHours: '9h à 18h' })).toBe('invalidInput');
  expect(await stored()).toEqual({ hours: '9h à 18h', title });
});
