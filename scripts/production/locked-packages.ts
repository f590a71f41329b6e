export interface LockFile {
  lockfileVersion: number;
  packages: Record<string, LockedPackage>;
}

interface LockedPackage {
  version?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  peer?: boolean;
}

export interface Manifest {
  name: string;
  private: true;
  type: 'module';
  dependencies: Record<string, string>;
}

/** Returns the part of a lock file that the named packages need, with its package.json, for `npm ci`. */
export function lockedPackages(
  lock: LockFile,
  names: Iterable<string>,
): { manifest: Manifest; lock: LockFile } {
  const dependencies: Record<string, string> = {};
  const kept = new Map<string, LockedPackage>();
  for (const name of [...names].sort()) {
    const found = keep(lock, kept, '', name);
    if (!found?.version) throw new Error(`The lock file does not contain the package ${name}.`);
    dependencies[name] = found.version;
  }
  const manifest: Manifest = { name: 'lavoir-server', private: true, type: 'module', dependencies };
  const places = [...kept].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    manifest,
    lock: {
      lockfileVersion: lock.lockfileVersion,
      packages: { '': { ...manifest } as LockedPackage, ...Object.fromEntries(places) },
    },
  };
}

function keep(
  lock: LockFile,
  kept: Map<string, LockedPackage>,
  from: string,
  name: string,
): LockedPackage | undefined {
  const place = resolvePlace(lock, from, name);
  if (place === undefined) return undefined;
  const { dev: _dev, devOptional: _devOptional, peer: _peer, ...locked } = lock.packages[place]!;
  if (kept.has(place)) return locked;
  kept.set(place, locked);
  for (const dependency of Object.keys({ ...locked.dependencies, ...locked.optionalDependencies }))
    keep(lock, kept, place, dependency);
  for (const dependency of Object.keys(locked.peerDependencies ?? {}))
    if (!locked.peerDependenciesMeta?.[dependency]?.optional) keep(lock, kept, place, dependency);
  return locked;
}

function resolvePlace(lock: LockFile, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (lock.packages[place]) return place;
    if (folder === '') return undefined;
  }
}
