import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

const sources = execFileSync('git', ['ls-files', 'app/src', 'contract'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/generated\//.test(file));

const setters = /^(french|spaced|toast)$/;

interface Text {
  text: string;
  where: string;
  isSet: boolean;
}

function textsOf(file: string): Text[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, kind);
  const texts: Text[] = [];
  const visit = (node: ts.Node, isSet: boolean): void => {
    // The « ! » of GraphQL is not French punctuation.
    if (ts.isCallExpression(node) && node.expression.getText() === 'graphql') return;
    const set = isSet || (ts.isCallExpression(node) && setters.test(node.expression.getText()));
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateLiteralToken(node)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      texts.push({ text: node.text.replaceAll('&nbsp;', '\u00a0'), where: `${file}:${line}`, isSet: set });
    }
    ts.forEachChild(node, (child) => visit(child, set));
  };
  visit(source, false);
  return texts;
}

/** The only English sentence that the specification prescribes. */
const english = 'Did you forget to add the page to the router?';

const texts = sources.flatMap(textsOf).filter(({ text }) => !text.includes(english));
const found = (pattern: RegExp, among = texts) =>
  among.flatMap(({ text, where }) => (text.match(pattern) ?? []).map((part) => `${where} ${part}`));

test('no French text has a plain space where a line must not break', () => {
  expect(texts.length).toBeGreaterThan(5_000);
  const loose =
    /.{0,20}(?:[\p{L}\d»] [:;!?»€%](?=$|[\s<"'`»).])|« |\d (?:h|km|mois|jours|ans|Mo|photos|€)(?![\p{L}\d-])).{0,12}/gu;
  expect(
    found(
      loose,
      texts.filter(({ isSet }) => !isSet),
    ),
  ).toEqual([]);
});

test('« succès ! » and « 48 h » have their space', () => {
  const glued = /.{0,20}(?:[a-zéèêà][éèêàa-z](?:!|\?)(?=$|["\s])|\b48h\b).{0,8}/gu;
  // The « ? » of an address starts its query, and a class of Tailwind may end with « ! ».
  const sentences = texts.filter(({ text }) => !/^\/\S*$|[a-z]:[a-z-]+!/.test(text));
  expect(found(glued, sentences)).toEqual([]);
});

test('services have one name', () => {
  const pages = texts.filter(({ where }) => !where.startsWith('app/src/pages/services/'));
  expect(found(/.{0,20}\b[ÉéEe]quipements?\b.{0,12}/gu, pages)).toEqual([]);
});
