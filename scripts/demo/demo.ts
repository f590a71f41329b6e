import type { DemoLaundromat, DemoUser } from './demo-data.ts';
import { buildLaundromats } from './laundromats.ts';
import { buildUsers } from './owners.ts';
import { buildPlaces } from './places.ts';
import { seededRandom } from './random.ts';

const seed = 1969;

/** Returns the same people and laundromats at every call, on every machine. */
export function buildDemo(): { users: DemoUser[]; laundromats: DemoLaundromat[] } {
  const random = seededRandom(seed);
  const users = buildUsers();
  return { users, laundromats: buildLaundromats(random, buildPlaces(random), users) };
}
