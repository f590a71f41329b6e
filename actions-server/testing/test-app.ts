import { createApp } from '../src/app.ts';
import type { Env } from '../src/env.ts';
import { testEnv } from './test-env.ts';

export const testApp = (changes: Partial<Env> = {}) => createApp(testEnv(changes));
