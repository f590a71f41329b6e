import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setUpBilling, type BillingSetup } from '../../../testing/billing-setup.ts';

let setup: BillingSetup;
beforeAll(async () => {
  setup = await setUpBilling({ actionsUrl: 'http://127.0.0.1:9' });
});
afterAll(() => setup?.close());

test('an event is abandoned only when the site has been notified of it', async () => {
  const id = 'evt_unknown';
  await setup.sql.query(
    `insert into webhook_events (stripe_event_id, event_type, object_id, created_at)
     values ($1, 'invoice.paid', 'in_unknown', now() - interval '5 minutes')`,
    [id],
  );
  const retry = (app = setup.app) =>
    request(app)
      .post('/cron/retry_stripe_events')
      .set('x-hook-secret', setup.env.HOOK_SECRET)
      .send({})
      .expect(204);
  const abandoned = () => setup.count('webhook_events', 'dead_at is not null');
  await retry(setup.appWith({ SMTP_URL: 'smtp://127.0.0.1:9' }));
  expect(await abandoned()).toBe(0);
  await setup.sql.query(`update webhook_events set processing_at = processing_at - interval '2 minutes'`);
  await retry();
  expect(await abandoned()).toBe(1);
  const emails = await setup.emailsTo(setup.env.CONTACT_EMAIL);
  expect(emails.map(({ text }) => text)).toEqual([expect.stringContaining(id)]);
});
