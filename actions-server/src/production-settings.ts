import { z } from 'zod';

const shortestSecret = 32;
const exampleValue = /^insecure-/;

const required = z.string({ error: 'is missing' });

/** Characters that need no escaping in JSON, URLs, shells and YAML. */
const secret = required
  .min(shortestSecret, `must have at least ${shortestSecret} characters`)
  .regex(/^[\w-]*$/, 'must consist of letters, digits, - and _')
  .refine((value) => !exampleValue.test(value), 'is the value of .env.example, which everybody knows');

const ownAddress = (value: string) => !/\.(test|example|invalid|localhost)>?$/.test(value);

/** Browsers refuse a map without TLS, and addresses must be encrypted on their way. */
const publicService = z.string().regex(/^https:\/\//, 'must be an https:// address');

const productionSchema = z.object({
  PUBLIC_URL: z.url({
    protocol: /^https$/,
    hostname: z.regexes.domain,
    error: 'must be https:// and a domain',
  }),
  COMPOSE_PROFILES: z
    .never({ error: 'must be empty: the demo accounts of dev have a known password' })
    .optional(),
  POSTGRES_PASSWORD: secret,
  SERVER_DATABASE_PASSWORD: secret,
  HASURA_ADMIN_SECRET: secret,
  HOOK_SECRET: secret,
  HOOK_PREVIOUS_SECRET: secret.optional(),
  JWT_KEY: secret,
  JWT_PREVIOUS_KEY: secret.optional(),
  STRIPE_SECRET_KEY: required.regex(/^[sr]k_(live|test)_\w{16,}$/, 'must be a key of Stripe (sk_live_…)'),
  STRIPE_WEBHOOK_SECRETS: required.regex(
    /^whsec_\w{16,}(,whsec_\w{16,})*$/,
    'must be signing secrets of Stripe (whsec_…), separated by commas',
  ),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp(s):// address' }),
  MAIL_FROM: required
    .regex(/@[\w-]+(\.[\w-]+)+>?$/, 'must be an email address')
    .refine(ownAddress, 'must be an address of your own domain'),
  CONTACT_EMAIL: z.email('must be an email address').refine(ownAddress, 'must be an address that you read'),
  RATE_LIMIT_FACTOR: z
    .string()
    .regex(/^(1|0\.(?!0+$)\d{1,3})$/, 'must be at most 1: a larger one lets more passwords be tried')
    .optional(),
  HSTS: z
    .string()
    .regex(
      /^max-age=\d{1,9}(; includeSubDomains(; preload)?)?$/,
      'must be like max-age=31536000 or max-age=63072000; includeSubDomains',
    )
    .optional(),
  REDIRECT_FROM: z
    .string()
    .regex(z.regexes.domain, 'must be a domain that leads to this server, like www.lavoir.example.fr')
    .optional(),
  GEOCODER_URL: publicService.optional(),
  COMPANY_REGISTER_URL: publicService.optional(),
  MAP_TILES_URL: publicService.optional(),
});

const secrets = [
  'POSTGRES_PASSWORD',
  'SERVER_DATABASE_PASSWORD',
  'HASURA_ADMIN_SECRET',
  'HOOK_SECRET',
  'JWT_KEY',
] as const;

/** Returns every reason why an installation must not go public with these settings. No reason contains a value. */
export function productionProblems(source: Record<string, string | undefined>): string[] {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value));
  const issues = productionSchema.safeParse(given).error?.issues ?? [];
  const problems = issues.map(({ path, message }) => {
    const name = path.join('.');
    return `${name} ${given[name] === undefined ? 'is missing' : message}`;
  });
  const first = new Map<string, string>();
  for (const name of secrets) {
    const value = given[name];
    if (value === undefined || exampleValue.test(value)) continue;
    const other = first.get(value);
    if (other) problems.push(`${name} must not be the same as ${other}`);
    else first.set(value, name);
  }
  const byName = new Map(problems.toReversed().map((problem) => [problem.split(' ', 1)[0]!, problem]));
  return [...byName.values()].toReversed();
}
