import { parse } from 'yaml';
import { readManifests } from './manifest-files.ts';

interface Variable {
  name: string;
  value?: string;
  valueFrom?: object;
}

export interface Container {
  image: string;
  command?: string[];
  env?: Variable[];
  envFrom?: { secretRef?: { name: string } }[];
  readinessProbe?: { httpGet?: { path?: string } };
}

export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels?: Record<string, string> };
  data?: Record<string, string>;
  spec?: { template?: { spec?: { containers?: Container[]; initContainers?: Container[] } } };
}

interface Kustomization {
  resources: string[];
  images?: { name: string }[];
  nameSuffix?: string;
  configMapGenerator?: { name: string; files: string[] }[];
  patches?: { path?: string; target?: { kind: string; name?: string }; patch?: string }[];
}

const readAll = (file: string) => readManifests(file).map((document) => document.toJS() as Manifest);
export const readKustomization = (folder: string) =>
  readManifests(`${folder}/kustomization.yaml`)[0]!.toJS() as Kustomization;

function merge(base: unknown, patch: unknown): unknown {
  if (base === undefined || patch === null || typeof patch !== 'object') return patch;
  if (!Array.isArray(patch)) {
    const entries = Object.entries(patch).map(([key, value]) => [
      key,
      merge((base as Record<string, unknown>)[key], value),
    ]);
    return { ...(base as object), ...(Object.fromEntries(entries) as object) };
  }
  const [items, more] = [base, patch] as { name: string }[][];
  const merged = items!.map((item) => merge(item, more!.find(({ name }) => name === item.name) ?? {}));
  return [...merged, ...more!.filter(({ name }) => !items!.some((item) => item.name === name))];
}

function add(manifest: Manifest, folder: string): Manifest {
  const result = structuredClone(manifest);
  const { patches = [] } = readKustomization(folder);
  const own = patches.filter(
    ({ target }) => target && (target.name ?? manifest.metadata.name) === manifest.metadata.name,
  );
  for (const { patch } of own)
    for (const { op, path, value } of parse(patch!) as { op: string; path: string; value: unknown }[]) {
      if (op !== 'add' || !path.endsWith('/-')) throw new Error(`${op} ${path} is not read here`);
      const keys = path.split('/').slice(1, -1);
      const list = keys.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], result);
      (list as unknown[]).push(value);
    }
  return result;
}

const [web, actionsServer, hasura] = ['web.yaml', 'actions-server.yaml', 'hasura/hasura.yaml'].map(
  (file) => readAll(file)[0]!,
);
const suffixed = add(hasura!, 'reads/hasura');
suffixed.metadata.name += readKustomization('reads/hasura').nameSuffix ?? '';

export const readsManifests = [
  merge(web, readAll('reads/web.yaml')[0]) as Manifest,
  add(actionsServer!, 'reads'),
  suffixed,
] as const;
