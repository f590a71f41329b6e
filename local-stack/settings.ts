import path from 'node:path';
import { z } from 'zod';
import { projectFolder } from './project-folder.ts';
import { StartError } from './start-error.ts';

const settingsSchema = z.object({
  PORT: z.coerce
    .number('must be a port number')
    .int('must be a port number')
    .min(0, 'must be a port number')
    .max(65_535, 'must be a port number')
    .default(3000),
  DATA_DIR: z.string().default('.data'),
  DEMO: z.enum(['0', '1'], 'must be 0 or 1').default('1'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a pino level or silent')
    .default('error'),
});

/** What a developer may choose for an instance; see .env.example. */
export interface Settings {
  port: number;
  dataDirectory: string;
  demo: boolean;
  logLevel: string;
}

/** Reads the settings and names every one that is wrong. A variable set to nothing counts as not set. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = settingsSchema.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new StartError(`These settings are not valid: ${problems.join('; ')}.`);
  }
  const { PORT, DATA_DIR, DEMO, LOG_LEVEL } = parsed.data;
  return {
    port: PORT,
    dataDirectory: path.resolve(projectFolder, DATA_DIR),
    demo: DEMO === '1',
    logLevel: LOG_LEVEL,
  };
}
