import path from 'node:path';
import { z } from 'zod';
import { projectFolder } from './project-folder.ts';
import { StartError } from './start-error.ts';

const httpAddress = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });
const bucketSettings = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

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
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  MAIL_FROM: z.string().default('Lavoir <ne-pas-repondre@lavoir.test>'),
  CONTACT_EMAIL: z.email('must be an email address').default('contact@lavoir.test'),
  RATE_LIMIT_FACTOR: z.coerce
    .number('must be a positive number')
    .positive('must be a positive number')
    .max(999_999, 'must be at most 999999')
    .default(1)
    .transform(String),
  S3_ENDPOINT: httpAddress.optional(),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_REGION: z.string().optional(),
  GEOCODER_URL: httpAddress.optional(),
  MAP_TILES_URL: z.string().optional(),
  MAP_TILES_STORABLE: z.enum(['true', 'false'], 'must be true or false').optional(),
  COMPANY_REGISTER_URL: httpAddress.optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^sk_test_\w+$/, 'must be a test key (sk_test_…): a live one has no place here')
    .optional(),
  STRIPE_WEBHOOK_SECRETS: z.string().optional(),
});

/** Settings of the actions server, by their names in .env. */
export type ServerSettings = Partial<ReturnType<typeof readSettings>['server']>;

export function readSettings(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = settingsSchema.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new StartError(`These settings are not valid: ${problems.join('; ')}.`);
  }
  const { PORT, DATA_DIR, DEMO, ...server } = parsed.data;
  const missing = bucketSettings.filter((name) => server[name] === undefined);
  if (missing.length > 0 && missing.length < bucketSettings.length) {
    throw new StartError(
      `These S3_ settings are required by the others and are missing: ${missing.join(', ')}.`,
    );
  }
  return { port: PORT, dataDirectory: path.resolve(projectFolder, DATA_DIR), demo: DEMO === '1', server };
}
