import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderOnServer } from '../../../testing/render-on-server.tsx';
import { seo } from './seo.ts';
import { ServicePage } from './service-page.tsx';
import { smsCampaigns } from './sms-campaigns.ts';

const shown = (statements: Record<string, string>) => ({
  site_settings_by_pk: null,
  site_statements: Object.entries(statements).map(([id, text]) => ({ id, text })),
  laundromats_aggregate: { aggregate: { count: 1234 } },
});
const html = (content: typeof seo, data: object) =>
  renderOnServer(
    <MemoryRouter>
      <ServicePage content={content} />
    </MemoryRouter>,
    data,
  );

test('a statement that is shown replaces the aim, and one that is hidden leaves it', () => {
  const page = html(
    seo,
    shown({ seoVisibility: '+150 % de visibilité locale en 3 mois', seoPosition: 'Top 3' }),
  );
  expect(page).toContain('+150\u00a0% de visibilité locale en 3\u00a0mois');
  expect(page).not.toContain('Personne ne peut promettre');
  expect(page).toContain('Plus d&#x27;appels et d&#x27;itinéraires');
  expect(html(seo, shown({}))).toContain('Personne ne peut promettre');
});

test('a statement may name the real number of laundromats', () => {
  expect(html(smsCampaigns, shown({ smsOpenRate: '{nombre} laveries' }))).toMatch(/1\s234 laveries/);
});
