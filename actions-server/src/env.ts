import { z } from 'zod';
import { withoutTrailingSlashes } from '#contract/site/trailing-slashes.ts';

const url = z
  .url({
    protocol: /^https?$/,
    error: ({ input }) => (input === undefined ? 'is missing' : 'must be an http(s) URL'),
  })
  .transform(withoutTrailingSlashes);
const databaseUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' });
const secret = z.string().min(1, 'must not be empty');
const jwtKey = z.string().min(32, 'must have at least 32 characters');
const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number')
  .transform(Number)
  .pipe(z.int().max(65_535, 'must be a port number'));
const commaList = z.string().transform((text) => text.split(',').map((part) => part.trim()));

/** Plan IGN v2, which needs no key and whose data may be stored (Licence Ouverte). */
export const ignTilesUrl =
  'https://data.geopf.fr/wmts?SERVICE=WMTS&REQUEST=GetTile&VERSION=1.0.0' +
  '&LAYER=GEOGRAPHICALGRIDSYSTEMS.PLANIGNV2&STYLE=normal&FORMAT=image/png&TILEMATRIXSET=PM' +
  '&TILEMATRIX={z}&TILEROW={y}&TILECOL={x}';

const envSchema = z
  .object({
    /** Base URL of Hasura, without /v1/graphql. */
    HASURA_URL: url,
    /** Base URL of a Hasura on a read replica, for what visitors read. */
    HASURA_READS_URL: url.optional(),
    HASURA_ADMIN_SECRET: secret,
    /** Connection string of the role lavoir_server, for writes: Postgres itself, or PgBouncer in transaction mode. */
    DATABASE_URL: databaseUrl,
    /** The same for `LISTEN`: Postgres itself, or PgBouncer in session mode. Without it DATABASE_URL. */
    DATABASE_LISTEN_URL: databaseUrl.optional(),
    /** Secret that Hasura must send with every action, event and cron call. */
    HOOK_SECRET: secret,
    /** Still accepted while HOOK_SECRET is changed. */
    HOOK_PREVIOUS_SECRET: secret.optional(),
    /** HS256 key of the session tokens; Hasura's HASURA_GRAPHQL_JWT_SECRET holds the same one. */
    JWT_KEY: jwtKey,
    JWT_PREVIOUS_KEY: jwtKey.optional(),
    /** Public URL of the site, base of the links in emails and of payment returns. */
    PUBLIC_URL: url,
    /** Path of the built index.html; without it no pages are served. */
    APP_SHELL: z.string().optional(),
    /** Path of the server build of the app, page-renderer.mjs, which renders pages; without it the browser renders them. */
    PAGE_RENDERER: z.string().optional(),
    /** Memory for rendered pages, in megabytes; a page takes some 25 kB. */
    PAGE_CACHE_MB: z
      .string()
      .regex(/^[1-9]\d{0,4}$/, 'must be a number of megabytes')
      .transform(Number)
      .default(64),
    PHOTOS_DIRECTORY: z.string().min(1, 'must not be empty'),
    /** A bucket for the photos, at any service that speaks S3. All of its four settings are set, or none. */
    S3_ENDPOINT: url.optional(),
    S3_BUCKET: z.string().optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    S3_REGION: z.string().optional(),
    /** Geocoder with the answers of the Géoplateforme (IGN). */
    GEOCODER_URL: url.default('https://data.geopf.fr/geocodage'),
    /** Business register with the answers of « Recherche d'entreprises » (annuaire-entreprises.data.gouv.fr). */
    COMPANY_REGISTER_URL: url.default('https://recherche-entreprises.api.gouv.fr'),
    /** Raster tiles of the map, with {z}, {x} and {y}: a URL, or a path on this site. */
    MAP_TILES_URL: z
      .string()
      .regex(/^(https:\/|\/[^/])/, 'must be an https URL or a path of this site')
      .refine((tiles) => ['{z}', '{x}', '{y}'].every((part) => tiles.includes(part)), {
        message: 'must contain {z}, {x} and {y}',
      })
      .default(ignTilesUrl),
    /** Lets devices store tiles of saved cities. Without it only those of the IGN are: not every service allows it. */
    MAP_TILES_STORABLE: z
      .enum(['true', 'false'], 'must be true or false')
      .transform((value) => value === 'true')
      .optional(),
    /** SMTP server, like smtps://user:password@host:465. */
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp(s) URL' }).optional(),
    /** Folder for emails as `.eml` files, where no SMTP server is set. */
    MAIL_DIRECTORY: z.string().optional(),
    MAIL_FROM: z.string().default('Lavoir <ne-pas-repondre@lavoir.test>'),
    /** The site's own address, for messages of visitors and pending laundromats. */
    CONTACT_EMAIL: z.email('must be an email address').default('contact@lavoir.test'),
    /** Key of the Stripe account; without one nothing can be bought. */
    STRIPE_SECRET_KEY: z
      .string()
      .trim()
      .regex(/^(sk|rk)_(test|live)_\w+$/, 'must be a secret key like sk_test_…')
      .optional(),
    /** URL of a Stripe-compatible API used instead of Stripe. */
    STRIPE_API_URL: url.optional(),
    /** Secrets of the webhook endpoint, separated by commas: two while one is being changed. */
    STRIPE_WEBHOOK_SECRETS: commaList
      .pipe(z.array(z.string().regex(/^whsec_\S+$/, 'must be secrets like whsec_…, separated by commas')))
      .default([]),
    RATE_LIMIT_FACTOR: z
      .string()
      .regex(/^\d{1,6}(\.\d{1,3})?$/, 'must be a positive number')
      .transform(Number)
      .pipe(z.number().positive('must be a positive number'))
      .default(1),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a pino level or silent')
      .default('info'),
    HOST: z.string().default('127.0.0.1'),
    PORT: port.default(4000),
    METRICS_PORT: port.optional(),
    /** URL of a trace collector (OTLP over HTTP), without /v1/traces. Without it no request is traced. */
    OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
    /** Headers required by the collector, like authorization=…; OpenTelemetry reads them itself. */
    OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
    OTEL_SERVICE_NAME: z.string().default('lavoir-actions-server'),
    /** Choose which requests are traced; OpenTelemetry reads these two itself. */
    OTEL_TRACES_SAMPLER: z.string().optional(),
    OTEL_TRACES_SAMPLER_ARG: z.string().optional(),
  })
  .refine((env) => env.SMTP_URL !== undefined || env.MAIL_DIRECTORY !== undefined, {
    path: ['SMTP_URL'],
    message: 'is missing, and so is MAIL_DIRECTORY: set one of them, or no email can be sent',
    when: () => true,
  })
  .refine(
    ({ STRIPE_API_URL, STRIPE_SECRET_KEY }) => !STRIPE_API_URL || !STRIPE_SECRET_KEY?.includes('_live_'),
    {
      path: ['STRIPE_API_URL'],
      message: 'must not be set beside a live key, which would be sent to that URL',
      when: () => true,
    },
  )
  .refine(allOrNone('S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'), {
    path: ['S3_ENDPOINT'],
    message: 'goes with S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: set all four or none',
    when: () => true,
  });

function allOrNone(...names: string[]) {
  return (env: Record<string, unknown>) => new Set(names.map((name) => env[name] !== undefined)).size === 1;
}

export type Env = z.infer<typeof envSchema>;

export const envNames: readonly string[] = Object.keys(envSchema.shape);

export class EnvError extends Error {
  override name = 'EnvError';
}

export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = envSchema.safeParse(given, {
    error: (issue) => (issue.input === undefined ? 'is missing' : 'is not valid'),
  });
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
  throw new EnvError(`The actions server cannot start with these settings:\n${problems.join('\n')}`);
}
