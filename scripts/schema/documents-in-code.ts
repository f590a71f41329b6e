import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, type DocumentNode } from 'graphql';
import ts from 'typescript';
import { listFiles } from '../../local-stack/content-hash.ts';

/** One GraphQL text found in a source file. */
export interface DocumentInCode {
  location: string;
  rawSDL: string;
  document: DocumentNode;
}

/**
 * The GraphQL texts of a folder: `graphql(…)` calls, `gql` templates and templates marked with a GraphQL comment.
 * What a template interpolates is a fragment that is found on its own.
 */
export async function findDocuments(folder: string): Promise<DocumentInCode[]> {
  const files = (await listFiles(folder)).filter(
    (file) =>
      /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.split(path.sep).includes('generated'),
  );
  const found = await Promise.all(
    files.map(async (file) => readDocuments(file, await readFile(file, 'utf8'))),
  );
  return found.flat();
}

/** The GraphQL texts of one file's source. */
export function readDocuments(location: string, code: string): DocumentInCode[] {
  const source = ts.createSourceFile(location, code, ts.ScriptTarget.Latest, true);
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTemplateLiteral(node) && isGraphql(node, code)) texts.push(templateText(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts.map((rawSDL) => ({ location, rawSDL, document: parseText(location, rawSDL) }));
}

function isGraphql(node: ts.TemplateLiteral, code: string): boolean {
  const { parent } = node;
  if (ts.isTaggedTemplateExpression(parent)) return /^(gql|graphql)$/.test(parent.tag.getText());
  if (ts.isCallExpression(parent) && /^(gql|graphql)$/.test(parent.expression.getText())) return true;
  return /\/\*\s*GraphQL\s*\*\/\s*$/.test(code.slice(node.getFullStart(), node.getStart()));
}

function templateText(node: ts.TemplateLiteral): string {
  if (ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  return node.head.text + node.templateSpans.map((span) => span.literal.text).join('');
}

function parseText(location: string, text: string): DocumentNode {
  try {
    return parse(text);
  } catch (cause) {
    throw new Error(`${location} holds GraphQL that cannot be read: ${(cause as Error).message}`, { cause });
  }
}
