import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import { isPinned } from './compose.ts';

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

/** Returns the problems that the schemas of Kubernetes find in the manifests. */
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
  return problems;
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
