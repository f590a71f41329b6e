/** What of package-lock.json matters here (lockfileVersion 3). */
export interface LockFile {
  lockfileVersion: number;
  packages: Record<string, LockedPackage>;
}

export interface LockedPackage {
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

/**
 * The part of a lock file that the packages of these names need, with the manifest that goes with it: `npm ci`
 * installs exactly the versions and contents that were tested, and nothing else.
 */
export function lockedPackages(
  lock: LockFile,
  names: Iterable<string>,
): { manifest: Manifest; lock: LockFile } {
  const dependencies: Record<string, string> = {};
  const kept = new Map<string, LockedPackage>();
  for (const name of [...names].sort()) {
    const found = keep(lock, kept, '', name);
    if (!found?.version) throw new Error(`The lock file does not know the package ${name}.`);
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

/** Keeps the package that `from` gets when it asks for `name`, and what that one needs in turn. */
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
  for (const wanted of Object.keys({ ...locked.dependencies, ...locked.optionalDependencies }))
    keep(lock, kept, place, wanted);
  for (const wanted of Object.keys(locked.peerDependencies ?? {}))
    if (!locked.peerDependenciesMeta?.[wanted]?.optional) keep(lock, kept, place, wanted);
  return locked;
}

/** As Node looks for it: in the asking package's own folder first, then outwards. */
function resolvePlace(lock: LockFile, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (lock.packages[place]) return place;
    if (folder === '') return undefined;
  }
}
