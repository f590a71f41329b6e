import { limits } from '../../local-stack/testing/speed.ts';
import { erasePerson } from '../src/personal-data/erase-person.ts';
import { systemWithTimeout } from '../src/session/caller.ts';
import { createPayments } from '../src/stripe/stripe.ts';
import type { ServerSetup } from './server-setup.ts';

export const erase = ({ db, env }: Pick<ServerSetup, 'db' | 'env'>, email: string) =>
  erasePerson({ db, payments: createPayments(env) }, systemWithTimeout({}, limits.test), email);
