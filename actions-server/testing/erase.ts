import { limits } from '../../local-stack/testing/speed.ts';
import { releaseClaimed } from '../src/claims/release-claimed.ts';
import { erasePerson } from '../src/personal-data/erase-person.ts';
import { systemWithTimeout } from '../src/session/caller.ts';
import type { ServerSetup } from './server-setup.ts';

export const erase = ({ db }: Pick<ServerSetup, 'db'>, email: string) =>
  erasePerson(
    { db, closeCustomer: async () => undefined, releaseClaimed },
    systemWithTimeout({}, limits.test),
    email,
  );
