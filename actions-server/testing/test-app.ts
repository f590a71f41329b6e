import { createApp } from '../src/app.ts';
import type { Env } from '../src/env.ts';
import { testEnv } from './test-env.ts';

/** Creates the actions server with the settings of {@link testEnv}. */
export const testApp = (changes: Partial<Env> = {}) => createApp(testEnv(changes));
