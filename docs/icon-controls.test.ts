import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const app = path.resolve(import.meta.dirname, '../app/src');
const controls = new Set(['button', 'a', 'Link', 'NavLink', 'Button', 'LinkButton', 'Close', 'Action']);

test('every control that has only an icon has a tooltip', () => {
  const files = readdirSync(app, { recursive: true }) as string[];
  const found = files
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => [file, readFileSync(path.join(app, file), 'utf8')] as const)
    .filter(([, text]) => text.includes('lucide-react') && /aria-label|sr-only/.test(text))
    .flatMap(([file, text]) => iconControls(file, text));
  expect(found.length).toBeGreaterThan(1);
  // The icon comes from the caller, so the search does not find this component.
  expect(readFileSync(path.join(app, 'ui/icon-button.tsx'), 'utf8')).toContain('data-tooltip={label}');
  expect(found.filter(({ hasTooltip }) => !hasTooltip)).toEqual([]);
}, 30_000);

test('a control with an icon and no text is recognised', () => {
  const icon = "import { X } from 'lucide-react';\n";
  const count = (jsx: string) => iconControls('x.tsx', `${icon}const x = ${jsx};`).length;
  expect(count('<button aria-label="Fermer"><X /></button>')).toBe(1);
  expect(count('<Link to="/"><X /><span className="sr-only">Fermer</span></Link>')).toBe(1);
  expect(count('<button>{open ? <X /> : <X size="2" />}</button>')).toBe(1);
  expect(count('<button><X />Fermer</button>')).toBe(0);
  expect(count('<button><X />{label}</button>')).toBe(0);
});

interface IconControl {
  at: string;
  hasTooltip: boolean;
}

function iconControls(file: string, text: string): IconControl[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const icons = lucideNames(source);
  const found: IconControl[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isJsxElement(node) && controls.has(node.openingElement.tagName.getText())) {
      const { attributes } = node.openingElement;
      const shown = node.children.flatMap((child) => content(child, icons));
      if (shown.includes('icon') && !shown.includes('other'))
        found.push({
          at: `${file}: ${node.openingElement.getText()}`,
          hasTooltip: hasAttribute(attributes, 'data-tooltip'),
        });
    }
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

function lucideNames(source: ts.SourceFile): Set<string> {
  const imports = source.statements
    .filter(ts.isImportDeclaration)
    .filter(({ moduleSpecifier }) => moduleSpecifier.getText().includes('lucide-react'));
  return new Set(
    imports.flatMap(({ importClause }) => {
      const names = importClause?.namedBindings;
      return names && ts.isNamedImports(names) ? names.elements.map(({ name }) => name.text) : [];
    }),
  );
}

function content(node: ts.Node, icons: Set<string>): ('icon' | 'other')[] {
  const within = (...nodes: (ts.Node | undefined)[]) =>
    nodes.flatMap((each) => (each ? content(each, icons) : []));
  if (ts.isJsxText(node)) return node.text.trim() === '' ? [] : ['other'];
  if (ts.isJsxSelfClosingElement(node)) return [icons.has(node.tagName.getText()) ? 'icon' : 'other'];
  if (ts.isJsxElement(node)) {
    const isHidden = /\bsr-only\b/.test(node.openingElement.attributes.getText());
    return isHidden ? [] : within(...node.children);
  }
  if (ts.isJsxFragment(node)) return within(...node.children);
  if (ts.isJsxExpression(node)) return within(node.expression);
  if (ts.isParenthesizedExpression(node)) return within(node.expression);
  if (ts.isConditionalExpression(node)) return within(node.whenTrue, node.whenFalse);
  if (ts.isBinaryExpression(node)) return within(node.right);
  return ['other'];
}

const hasAttribute = (attributes: ts.JsxAttributes, name: string) =>
  attributes.properties.some((property) => ts.isJsxAttribute(property) && property.name.getText() === name);
