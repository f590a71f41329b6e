import type { AdoptedSubscription } from '@lavoir/stripe-sandbox';
import { existsSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { hashFolder } from './content-hash.ts';
import { makeDemoPhotos } from './demo-photos.ts';
import { projectFolder } from './project-folder.ts';
import { withClient } from './with-client.ts';

export async function demoSubscriptions(databaseUrl: string): Promise<AdoptedSubscription[]> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<Row>(
      `select s.stripe_subscription_id as id, s.stripe_customer_id as customer, p.stripe_price_id as price, s.status,
         u.id as "userId", u.email,
         floor(extract(epoch from s.current_period_start))::int as start,
         floor(extract(epoch from s.current_period_end))::int as "end"
       from subscriptions s join users u on u.id = s.user_id join subscription_plans p on p.id = s.plan_id
       where s.stripe_subscription_id like 'sub\\_demo\\_%' and s.status in ('active', 'past_due') and p.stripe_price_id is not null`,
    );
    return rows.map(({ userId, customer, email, ...subscription }) => ({
      ...subscription,
      customer: { id: customer, email },
      metadata: { user_id: userId },
    }));
  });
}

interface Row {
  id: string;
  customer: string;
  price: string;
  status: AdoptedSubscription['status'];
  userId: string;
  email: string;
  start: number;
  end: number;
}

export async function copyDemoPhotos(hasuraDirectory: string, photosDirectory: string): Promise<void> {
  const source = path.join(hasuraDirectory, 'seeds', 'photos');
  const made = path.join(projectFolder, '.cache', 'demo-photos', await hashFolder(source));
  if (!existsSync(made)) {
    const draft = `${made}.${process.pid}`;
    await makeDemoPhotos(source, draft);
    await rename(draft, made).catch(() => rm(draft, { recursive: true }));
  }
  await cp(made, path.join(photosDirectory, 'demo'), { recursive: true });
}
