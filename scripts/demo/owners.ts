import { contentRows } from './content.ts';
import { demoId, type DemoUser } from './demo-data.ts';
import { webName } from './french.ts';

/** The accounts that the console names at the start. */
export const accounts: DemoUser[] = [
  {
    id: demoId('user', 1),
    email: 'client@lavoir.test',
    firstName: 'Camille',
    lastName: 'Moreau',
    role: 'client',
    plan: 1,
    hoursAgo: 9000,
  },
  {
    id: demoId('user', 2),
    email: 'proprietaire@lavoir.test',
    firstName: 'Martin',
    lastName: 'Delorme',
    role: 'owner',
    plan: 3,
    region: 'Auvergne-Rhône-Alpes',
    hoursAgo: 15000,
  },
  {
    id: demoId('user', 3),
    email: 'admin@lavoir.test',
    firstName: 'Claire',
    lastName: 'Aubert',
    role: 'admin',
    plan: 1,
    hoursAgo: 20000,
  },
];

/** The owner account of the demo. */
export const demoOwnerId = demoId('user', 2);
export const demoClientId = demoId('user', 1);

export function buildUsers(): DemoUser[] {
  const owners = contentRows('owners.txt').map(([firstName, lastName, plan, region], index): DemoUser => ({
    id: demoId('user', 10 + index),
    email: `${webName(firstName!)}.${webName(lastName!)}@lavoir.test`,
    firstName: firstName!,
    lastName: lastName!,
    role: 'owner',
    plan: Number(plan) as DemoUser['plan'],
    region: region!,
    hoursAgo: 14000 - index * 411,
  }));
  return [...accounts, ...owners];
}
