import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { type DeviceData, deviceData, type DevicePlace } from '#app/pages/legal/device-data.ts';
import { privacyArticles } from '#app/pages/legal/privacy-articles.ts';

const root = path.resolve(import.meta.dirname, '..');

test('the privacy page names everything that the code stores in a browser, and nothing else', () => {
  const named = Object.entries(deviceData).flatMap(([place, data]) =>
    Object.keys(data).map((name) => `${place} ${name}`),
  );
  const advice = 'Add what is new to app/src/pages/legal/device-data.ts.';
  expect(named.sort(), advice).toEqual([...new Set([...storedInBrowser(), ...cookies()])].sort());
});

test('the privacy page shows every line of the table', () => {
  const text = JSON.stringify(privacyArticles()).replaceAll('\u00a0', ' ');
  for (const [name, { holds, until }] of Object.values(deviceData).flatMap(Object.entries<DeviceData>))
    expect(text).toContain(`${holds} (${name}) : ${until}`.replaceAll('\u00a0', ' '));
});

const writers: Record<string, { place: DevicePlace; prefix?: string; name?: string }> = {
  'localStorage.setItem': { place: 'localStorage' },
  writeItem: { place: 'localStorage' },
  writeTabItem: { place: 'sessionStorage' },
  deviceDraft: { place: 'localStorage' },
  openDeviceStore: { place: 'indexedDB' },
  createPersonalStore: { place: 'indexedDB', prefix: 'lavoir-' },
  'caches.open': { place: 'cacheStorage' },
  precacheAndRoute: { place: 'cacheStorage', name: 'workbox-precache…' },
};

/** These files get the name from their callers, so the test reads the calls. */
const definitions = [
  'app/src/lib/device/device-draft.ts',
  'app/src/lib/device/device-item.ts',
  'app/src/lib/device/device-store.ts',
  'app/src/offline/personal-store.ts',
];

const unreadable =
  /document\.cookie\s*=[^=]|cookieStore\.|(local|session)Storage(\[|\.(?!(get|set|remove)Item\b)\w+\s*=)|indexedDB\.open/;

function storedInBrowser(): string[] {
  const found: string[] = [];
  for (const [file, text] of [...sources('app/src'), ...sources('app/service-worker')]) {
    if (definitions.includes(file)) continue;
    expect(text, `${file} stores something under a name that this test cannot read`).not.toMatch(unreadable);
    if (!Object.keys(writers).some((writer) => text.includes(writer))) continue;
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    for (const call of callsIn(source)) {
      const writer = writers[call.expression.getText()];
      if (!writer) continue;
      const names = writer.name ? [writer.name] : namesOf(call.arguments[0], source);
      expect(names, `${file}: ${call.getText()} has a name that this test cannot read`).not.toEqual([]);
      found.push(...names.map((given) => `${writer.place} ${writer.prefix ?? ''}${given}`));
    }
  }
  return found;
}

function callsIn(source: ts.SourceFile): ts.CallExpression[] {
  return nodesIn(source).filter(ts.isCallExpression);
}

function nodesIn(source: ts.SourceFile): ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node) => {
    nodes.push(node);
    node.forEachChild(visit);
  };
  visit(source);
  return nodes;
}

/** Returns the possible texts of an expression, as far as its file shows them. */
function namesOf(expression: ts.Node | undefined, source: ts.SourceFile, depth = 0): string[] {
  if (!expression || depth > 8) return [];
  const follow = (node: ts.Node | undefined) => namesOf(node, source, depth + 1);
  if (ts.isStringLiteralLike(expression)) return [expression.text];
  if (ts.isTemplateExpression(expression)) return [`${expression.head.text}…`];
  if (ts.isCallExpression(expression)) return follow(expression.expression);
  if (ts.isArrowFunction(expression)) return follow(expression.body);
  if (!ts.isIdentifier(expression)) return [];
  const declarations = nodesIn(source).filter(
    (node): node is ts.VariableDeclaration | ts.ParameterDeclaration | ts.BindingElement =>
      (ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node)) &&
      node.name.getText() === expression.text,
  );
  return declarations.flatMap((declaration) => {
    if (ts.isBindingElement(declaration)) {
      const property = (declaration.propertyName ?? declaration.name).getText();
      return nodesIn(source)
        .filter(ts.isPropertyAssignment)
        .filter(({ name, parent }) => name.getText() === property && ts.isVariableDeclaration(parent.parent))
        .flatMap(({ initializer }) => follow(initializer));
    }
    if (ts.isVariableDeclaration(declaration)) return follow(declaration.initializer);
    const { parent } = declaration;
    const position = parent.parameters.indexOf(declaration);
    return callsIn(source)
      .filter((call) => call.expression.getText() === parent.name?.getText())
      .flatMap((call) => follow(call.arguments[position]));
  });
}

function cookies(): string[] {
  const setting = sources('actions-server/src')
    .filter(([, text]) => /\.cookie\(|set-cookie/i.test(text))
    .map(([file]) => path.basename(file));
  expect(setting).toEqual(['session-cookies.ts']);
  const contract = readFileSync(path.join(root, 'contract/account/cookies.ts'), 'utf8');
  return [...contract.matchAll(/'(lavoir\w+)'/g)].map(([, name]) => `cookie ${name}`);
}

function sources(folder: string): [string, string][] {
  const files = readdirSync(path.join(root, folder), { recursive: true }) as string[];
  return files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')))
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]);
}
