import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import { isPinned } from './compose.ts';
import { communityProblems } from './dockerfile-check.ts';

const directory = path.resolve(import.meta.dirname, '..', '..', 'deploy', 'kubernetes');

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
}

interface Kustomization {
  resources: string[];
  images: { name: string; newTag?: string }[];
}

interface Container {
  image: string;
  command?: string[];
  env?: { name: string }[];
  envFrom?: unknown[];
  readinessProbe?: { httpGet?: { path?: string } };
}

interface Workload extends Manifest {
  metadata: { name: string; labels?: Record<string, string> };
  spec?: { template?: { spec?: { containers?: Container[] } } };
}

/** Returns the problems of the manifests: those that the schemas of Kubernetes find, and rules of ours. */
export async function checkManifests(folder = directory): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.yaml'));
  const documents = new Map<string, unknown[]>();
  for (const file of files) {
    const parsed = parseAllDocuments(await readFile(path.join(folder, file), 'utf8'));
    documents.set(
      file,
      [...parsed].map((document) => document.toJS() as unknown),
    );
  }
  const [kustomization] = (documents.get('kustomization.yaml') ?? []) as Kustomization[];
  if (!kustomization) return ['kustomization.yaml is missing'];
  documents.delete('kustomization.yaml');

  const problems = [...documents.keys()]
    .filter((file) => !kustomization.resources.includes(file))
    .map((file) => `${file} is not among the resources of kustomization.yaml`);
  for (const [file, manifests] of documents)
    for (const manifest of manifests as Manifest[]) {
      const place = `${file}, ${manifest.kind} ${manifest.metadata?.name}`;
      for (const problem of await schemaProblems(manifest)) problems.push(`${place}: ${problem}`);
      const ours = new Set(kustomization.images.map(({ name }) => name));
      for (const image of imagesOf(manifest))
        if (!ours.has(image) && !isPinned(image))
          problems.push(`${place}: ${image} is not pinned to a version`);
    }
  return [...problems, ...releaseProblems([...documents.values()].flat() as Workload[])];
}

/** Label of what release.sh applies, and waits for, before the servers. */
const firstStep = { 'release-step': 'migrate' };

/** Returns what would stop Hasura or take it out of service during a release. */
function releaseProblems(manifests: Workload[]): string[] {
  const find = (kind: string, name: string) =>
    manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name);
  const [server] = find('Deployment', 'hasura')?.spec?.template?.spec?.containers ?? [];
  const [job] = find('Job', 'migrations')?.spec?.template?.spec?.containers ?? [];
  if (!server || !job) return ['the Deployment hasura or the Job migrations is missing'];
  const first = [find('Job', 'migrations'), find('ConfigMap', 'lavoir'), find('ConfigMap', 'hasura')];
  const names = (container: Container) => (container.env ?? []).map(({ name }) => name);
  const notInJob = names(server).filter((name) => !names(job).includes(name));
  const problems = [
    ...communityProblems(server.image),
    ...notInJob.map((name) => `${name} is missing while migrations run`),
  ];
  if (!server.command) problems.push("the image's own command starts a shell, which swallows SIGTERM");
  if (server.readinessProbe?.httpGet?.path?.includes('strict'))
    problems.push('inconsistent metadata would take every replica out of service');
  if (JSON.stringify(job.envFrom) !== JSON.stringify(server.envFrom))
    problems.push('migrations run with another environment than the server');
  if (job.command?.[0] !== 'migrate.sh') problems.push('metadata would be applied before the migrations');
  for (const [index, manifest] of first.entries())
    if (JSON.stringify(manifest?.metadata.labels) !== JSON.stringify(firstStep))
      problems.push(`${['the Job', 'the settings', 'the settings of Hasura'][index]} would come too late`);
  return problems.map((problem) => `hasura: ${problem}`);
}

async function schemaProblems(manifest: Manifest): Promise<string[]> {
  const kind = `kubernetes-models/${manifest.apiVersion}/${manifest.kind}`;
  let models: Record<string, new (data: unknown) => { validate(): void }>;
  try {
    models = (await import(kind)) as typeof models;
  } catch {
    return [`Kubernetes has no ${manifest.kind} in ${manifest.apiVersion}`];
  }
  try {
    new models[manifest.kind]!(manifest).validate();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

function imagesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(imagesOf);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'image' && typeof inner === 'string' ? [inner] : imagesOf(inner),
  );
}
