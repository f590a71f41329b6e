import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../../local-stack/project-folder.ts';

/**
 * Forbids files of `target` to import from `from`, except from the folders in `except`. All folders are relative to the
 * project.
 */
interface Zone {
  target: string;
  from: string;
  except?: string[];
  /** Allows the import in tests. */
  exceptTests?: boolean;
  message: string;
}

const folders = (parent: string) =>
  readdirSync(path.join(projectFolder, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

const readPackage = (folder: string) =>
  JSON.parse(readFileSync(path.join(projectFolder, folder, 'package.json'), 'utf8')) as {
    name: string;
    imports: Record<string, string>;
  };

const features = folders('app/src/features');
const appLayers = ['lib', 'ui', 'session', 'rest', 'data', 'offline', 'map', 'laundromat-form'];
/** Folders that every domain of the actions server may use. */
const serverFoundations = [
  'http',
  'session',
  'hasura',
  'email',
  'storage',
  'telemetry',
  'coverage',
  'stripe',
];
const domains = folders('actions-server/src').filter((folder) => !serverFoundations.includes(folder));
const packages = folders('packages');
const stackParts = folders('local-stack').filter((folder) => folder !== 'testing');

/**
 * The import rules of docs/map.md. They are generated from the folders, so that they protect a new folder from its
 * first file.
 */
const zones: Zone[] = [
  ...['app', 'actions-server', 'local-stack', 'packages', 'e2e', 'scripts', 'bench', 'hasura'].map(
    (from) => ({
      target: 'contract',
      from,
      message: 'contract/ imports zod and nothing else.',
    }),
  ),
  ...appLayers.flatMap((layer, index, layers) => [
    {
      target: `app/src/${layer}`,
      from: 'app/src/features',
      message: 'A layer below never imports a feature.',
    },
    {
      target: `app/src/${layer}`,
      from: 'app/src/shell',
      message: 'A layer below never imports the shell.',
    },
    ...layers.slice(index + 1).map((above) => ({
      target: `app/src/${layer}`,
      from: `app/src/${above}`,
      message: `Layers import downwards: ${appLayers.toReversed().join(' → ')}.`,
    })),
  ]),
  ...features.flatMap((feature) => [
    {
      target: `app/src/features/${feature}`,
      from: 'app/src/features',
      except: [`app/src/features/${feature}`],
      message: 'Two features meet in a route, never in each other.',
    },
    {
      target: `app/src/features/${feature}`,
      from: 'app/src/shell',
      message: 'A feature does not know the shell.',
    },
  ]),
  ...domains.map((domain) => ({
    target: `actions-server/src/${domain}`,
    from: 'actions-server/src',
    except: [domain, ...serverFoundations].map((folder) => `actions-server/src/${folder}`),
    message: 'Domains meet in app.ts, never in each other.',
  })),
  ...serverFoundations.flatMap((foundation) =>
    domains.map((domain) => ({
      target: `actions-server/src/${foundation}`,
      from: `actions-server/src/${domain}`,
      message: `${foundation}/ does not know the domains.`,
    })),
  ),
  ...packages.map((name) => ({
    target: `packages/${name}`,
    from: '',
    except: [`packages/${name}`],
    message: 'A package imports neither the product nor another package.',
  })),
  ...stackParts.flatMap((part) =>
    stackParts
      .filter((other) => other !== part)
      .map((other) => ({
        target: `local-stack/${part}`,
        from: `local-stack/${other}`,
        message: 'Parts of the local stack meet only in index.ts.',
      })),
  ),
  ...['app/src', 'actions-server/src'].flatMap((production) =>
    ['local-stack', 'packages', 'e2e', 'scripts', 'bench'].map((from) => ({
      target: production,
      exceptTests: true,
      from,
      message: 'Production code never imports what only tests and development use.',
    })),
  ),
  ...['app', 'actions-server', 'contract', 'local-stack', 'packages', 'e2e', 'hasura'].map((target) => ({
    target,
    from: 'scripts',
    message: 'Nothing imports scripts/.',
  })),
];

/** Prefixes of imports that are not relative, with the folders that they stand for. */
const aliases = [
  ...Object.entries(readPackage('.').imports).map(([alias, folder]) =>
    [alias, folder].map((end) => end.slice(0, -1)),
  ),
  ...packages.map((name) => [readPackage(`packages/${name}`).name, `packages/${name}/`]),
] as [string, string][];

/**
 * Returns the reason why `file` may not import `specifier`, or undefined if it may. File names are relative to the
 * project, with slashes.
 */
export function problemOfImport(file: string, specifier: string): string | undefined {
  const imported = resolveImport(file, specifier);
  if (imported === undefined) return undefined;
  const isTest = /\.test\.tsx?$/.test(file);
  return zones.find(
    ({ target, from, except = [], exceptTests }) =>
      isInside(file, target) &&
      isInside(imported, from) &&
      !except.some((folder) => isInside(imported, folder)) &&
      !(exceptTests && isTest),
  )?.message;
}

/** Returns the imported file; undefined for an installed package or a module of Node. */
function resolveImport(file: string, specifier: string): string | undefined {
  if (/^\.\.?(\/|$)/.test(specifier)) return path.posix.join(path.posix.dirname(file), specifier);
  const [alias, folder] = aliases.find(([start]) => specifier.startsWith(start)) ?? [];
  return alias && folder && path.posix.join(folder, specifier.slice(alias.length));
}

function isInside(file: string, folder: string): boolean {
  return folder === '' ? !file.startsWith('../') : file.startsWith(`${folder}/`);
}
