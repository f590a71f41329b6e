import { startStripeSandbox } from './sandbox.ts';

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing.`);
  return value;
}

const sandbox = await startStripeSandbox({
  file: setting('SANDBOX_FILE'),
  host: '0.0.0.0',
  port: Number(setting('PORT')),
  secretKey: process.env.STRIPE_SECRET_KEY,
  spread: 200,
  duplicateRate: 0.05,
  reportError: (error) => process.stderr.write(`Stripe sandbox: ${String(error)}\n`),
});
sandbox.setPagesUrl(`${setting('PUBLIC_URL')}/__sandbox/stripe`);
sandbox.ensureEndpoint('compose', setting('WEBHOOK_URL'), setting('STRIPE_WEBHOOK_SECRET'));
process.stdout.write(`Stripe sandbox: listening on port ${sandbox.port}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void sandbox.close());
