import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setUpBilling, type BillingSetup } from '../../../testing/billing-setup.ts';

let setup: BillingSetup;
beforeAll(async () => {
  setup = await setUpBilling({ actionsUrl: 'http://127.0.0.1:9' });
});
afterAll(() => setup?.close());

test('an event is abandoned when the email to the site about it is sent, or held while no email can be sent', async () => {
  const id = 'evt_unknown';
  await setup.sql.query(
    `insert into webhook_events (stripe_event_id, event_type, object_id, created_at)
     values ($1, 'invoice.paid', 'in_unknown', now() - interval '5 minutes')`,
    [id],
  );
  const run = (job: string, app = setup.app) =>
    request(app).post(`/cron/${job}`).set('x-hook-secret', setup.env.HOOK_SECRET).send({}).expect(204);
  await run('retry_stripe_events', setup.appWith({ SMTP_URL: 'smtp://127.0.0.1:9' }));
  expect(await setup.count('webhook_events', 'dead_at is not null')).toBe(1);
  await setup.sql.query('update held_emails set next_attempt_at = now()');
  await run('send_held_emails');
  const emails = await setup.emailsTo(setup.env.CONTACT_EMAIL);
  expect(emails.map(({ text }) => text)).toEqual([expect.stringContaining(id)]);
});
