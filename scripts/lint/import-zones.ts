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

const appLayers = [
  'lib',
  'ui',
  'session',
  'rest',
  'graphql',
  'offline',
  'map',
  'laundromat-form',
  'features',
  'pages',
  'shell',
];
const serverFoundations = [
  'db',
  'http',
  'session',
  'hasura',
  'email',
  'storage',
  'telemetry',
  'coverage',
  'stripe',
  'print',
];
const domains = folders('actions-server/src').filter((folder) => !serverFoundations.includes(folder));
const packages = folders('packages');
const stackParts = folders('local-stack').filter((folder) => folder !== 'testing');

const forbid = (targets: string[], froms: string[], message: string, exceptTests = false): Zone[] =>
  targets.flatMap((target) =>
    froms.filter((from) => from !== target).map((from) => ({ target, from, message, exceptTests })),
  );
const within = (parent: string, names: string[]) => names.map((name) => `${parent}/${name}`);

/**
 * The import rules of docs/map.md. They are generated from the folders, so that they protect a new folder from its
 * first file.
 */
const zones: Zone[] = [
  ...forbid(
    ['contract'],
    ['app', 'actions-server', 'local-stack', 'packages', 'e2e', 'scripts', 'bench', 'hasura'],
    'contract/ imports nothing of the other folders.',
  ),
  ...appLayers.flatMap((layer, index) =>
    forbid(
      [`app/src/${layer}`],
      within('app/src', appLayers.slice(index + 1)),
      `Layers import downwards: ${appLayers.toReversed().join(' → ')}.`,
    ),
  ),
  ...within('actions-server/src', domains).map((domain) => ({
    target: domain,
    from: 'actions-server/src',
    except: within('actions-server/src', [...domains, ...serverFoundations]),
    message: 'Domains do not import the files that join them, such as app.ts.',
  })),
  ...serverFoundations.flatMap((foundation) =>
    forbid(
      [`actions-server/src/${foundation}`],
      within('actions-server/src', domains),
      `${foundation}/ does not know the domains.`,
    ),
  ),
  ...packages.map((name) => ({
    target: `packages/${name}`,
    from: '',
    except: [`packages/${name}`],
    message: 'A package imports neither the product nor another package.',
  })),
  ...forbid(
    within('local-stack', stackParts),
    within('local-stack', stackParts),
    'Parts of the local stack meet only in index.ts.',
  ),
  ...forbid(
    ['app/src', 'actions-server/src'],
    ['local-stack', 'packages', 'e2e', 'scripts', 'bench'],
    'Production code never imports what only tests and development use.',
    true,
  ),
  ...forbid(
    ['app', 'actions-server', 'contract', 'local-stack', 'packages', 'e2e', 'hasura'],
    ['scripts'],
    'Nothing imports scripts/.',
  ),
];

const aliases = [
  ...Object.entries(readPackage('.').imports).map(([alias, folder]) =>
    [alias, folder].map((end) => end.slice(0, -1)),
  ),
  ...packages.map((name) => [readPackage(`packages/${name}`).name, `packages/${name}/`]),
] as [string, string][];

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

function resolveImport(file: string, specifier: string): string | undefined {
  if (/^\.\.?(\/|$)/.test(specifier)) return path.posix.join(path.posix.dirname(file), specifier);
  const [alias, folder] = aliases.find(([start]) => specifier.startsWith(start)) ?? [];
  return alias && folder && path.posix.join(folder, specifier.slice(alias.length));
}

function isInside(file: string, folder: string): boolean {
  return folder === '' ? !file.startsWith('../') : file.startsWith(`${folder}/`);
}
