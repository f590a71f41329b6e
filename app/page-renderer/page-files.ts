import type { AppRoute } from '#app/routes.ts';

/** Vite's manifest of the client build; the key of a page is its source file. */
export type ClientManifest = Readonly<Record<string, { file: string; imports?: readonly string[] }>>;

const shell = 'index.html';
const loader = 'src/load-later.ts';
const pages = import.meta.glob<object>(['../src/pages/*/*-{page,pages}.tsx', '!../src/**/home-*.tsx']);

/** Returns the scripts that a page needs in the browser beside those of index.html, each after what it imports. */
export async function filesOf(route: AppRoute, manifest: ClientManifest): Promise<string[]> {
  const source = await sourceOf(route);
  if (!source) return [];
  if (!manifest[source]) throw new Error(`The client build has no chunk for ${source}.`);
  const known = new Set(withImports(shell, manifest));
  const chunks = withImports(source, manifest).filter((chunk) => !known.has(chunk));
  return chunks.map((chunk) => `/${manifest[chunk]!.file}`);
}

export function loaderOf(manifest: ClientManifest): string {
  const chunk = manifest[loader];
  if (!chunk) throw new Error(`The client build has no chunk for ${loader}.`);
  return `/${chunk.file}`;
}

export async function sourceOf({ path, load }: AppRoute): Promise<string | undefined> {
  const page = await load?.();
  if (!page) return undefined;
  for (const [source, read] of Object.entries(pages)) {
    if (Object.values(await read()).includes(page)) return source.replace('../', '');
  }
  throw new Error(`The page of ${path} is in no file that app/page-renderer/page-files.ts reads.`);
}

function withImports(chunk: string, manifest: ClientManifest): string[] {
  const visited = new Set<string>();
  const visit = (each: string): string[] => {
    if (visited.has(each)) return [];
    visited.add(each);
    return [...(manifest[each]?.imports ?? []).flatMap(visit), each];
  };
  return visit(chunk);
}
