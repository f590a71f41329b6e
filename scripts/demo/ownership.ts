import type { LaundromatTier } from '#contract/laundromat/laundromat.ts';
import { buildBilling, coveredFlags } from './billing.ts';
import type { DemoUser } from './demo-data.ts';
import { demoOwnerId } from './owners.ts';
import type { DemoPlace } from './places.ts';
import type { Random } from './random.ts';

interface Ownership {
  owner: DemoUser | undefined;
  flags: ReturnType<typeof coveredFlags>[number];
}

export const tierOf = ({ isPremium, featuredDays }: Ownership['flags']): LaundromatTier =>
  featuredDays !== null ? 'featured' : isPremium ? 'premium' : 'free';

/** Assigns laundromats to owners within the limit of each plan, with the flags that their subscription grants. */
export function assignOwners(
  random: Random,
  places: DemoPlace[],
  users: DemoUser[],
): Map<DemoPlace, Ownership> {
  const free = random.shuffled(places);
  const result = new Map<DemoPlace, Ownership>();
  const { subscriptions } = buildBilling(users);
  const give = (owner: DemoUser, count: number, unpublished = 0) => {
    const own = Array.from({ length: count }, (_, index) => {
      const near = free.findIndex((place) =>
        owner.id === demoOwnerId
          ? place.department === '69' || place.department === '42'
          : place.region === owner.region,
      );
      const [place] = free.splice(Math.max(near, 0), 1);
      return { place: place!, id: String(index), isActive: index < count - unpublished };
    });
    const flags = coveredFlags(subscriptions, owner, own);
    own.forEach(({ place }, index) => result.set(place, { owner, flags: flags[index]! }));
  };
  users.forEach((owner, index) => {
    if (owner.role !== 'owner') return;
    if (owner.id === demoOwnerId) give(owner, 9, 2);
    else give(owner, owner.plan === 3 ? 2 + (index % 3) : 1);
  });
  for (const place of free) {
    const flags = { isActive: !random.chance(0.06), isPremium: false, featuredDays: null };
    result.set(place, { owner: undefined, flags });
  }
  return result;
}
