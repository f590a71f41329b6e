import type { AppRoute } from '#app/routes.ts';

/** Vite's manifest of the client build: the chunk of a source file, or a shared chunk by another key. */
export type ClientManifest = Readonly<Record<string, { file: string; imports?: readonly string[] }>>;

const shell = 'index.html';
const pages = import.meta.glob<object>('../src/{features,shell}/**/*-{page,pages,route}.tsx', {
  eager: true,
});

/** Returns the scripts that a page needs in the browser beside those of index.html. */
export async function filesOf(route: AppRoute, manifest: ClientManifest): Promise<string[]> {
  const source = await sourceOf(route);
  if (!source) return [];
  if (!manifest[source]) throw new Error(`The client build has no chunk for ${source}.`);
  const known = withImports(shell, manifest);
  const chunks = [...withImports(source, manifest)].filter((chunk) => !known.has(chunk));
  return chunks.map((chunk) => `/${manifest[chunk]!.file}`);
}

/** Returns the source file of a page, relative to `app`; undefined for a page of the first view. */
export async function sourceOf({ path, load }: AppRoute): Promise<string | undefined> {
  const page = await load?.();
  if (!page) return undefined;
  const [source] = Object.entries(pages).find(([, module]) => Object.values(module).includes(page)) ?? [];
  if (!source)
    throw new Error(`The page of ${path} is in no file that app/page-renderer/page-files.ts reads.`);
  return source.replace('../', '');
}

function withImports(chunk: string, manifest: ClientManifest): Set<string> {
  const found = new Set([chunk]);
  // The loop also visits what is added to the set meanwhile.
  for (const each of found) for (const imported of manifest[each]?.imports ?? []) found.add(imported);
  return found;
}
