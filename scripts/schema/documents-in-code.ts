import { parse, type DocumentNode } from 'graphql';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import * as sharedFragments from '#contract/laundromat/fragments.ts';
import { listFiles } from '../../local-stack/content-hash.ts';

/** The text may be a constant of `sharedFragments`. */
export interface DocumentInCode {
  location: string;
  rawSDL: string;
  document: DocumentNode;
  constant?: string;
  fragments: string[];
  isOfSuperuser: boolean;
}

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

export function readDocuments(location: string, code: string): DocumentInCode[] {
  const source = ts.createSourceFile(location, code, ts.ScriptTarget.Latest, true);
  const documents: DocumentInCode[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(graphql|superuserGraphql)$/.test(node.expression.getText()))
      documents.push(readCall(location, node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return documents;
}

function readCall(location: string, call: ts.CallExpression): DocumentInCode {
  const [first, fragments] = call.arguments;
  const text = first && textOf(first);
  if (text === undefined)
    throw new Error(
      `${location}: the first argument of graphql() must be a template without interpolations or a shared fragment.`,
    );
  const { parent } = call;
  return {
    location,
    rawSDL: text,
    document: parseText(location, text),
    constant: ts.isVariableDeclaration(parent) ? parent.name.getText() : undefined,
    fragments:
      fragments && ts.isArrayLiteralExpression(fragments)
        ? fragments.elements.map((element) => element.getText())
        : [],
    isOfSuperuser: call.expression.getText() === 'superuserGraphql',
  };
}

function textOf(argument: ts.Expression): string | undefined {
  if (ts.isNoSubstitutionTemplateLiteral(argument)) return argument.text;
  return new Map(Object.entries(sharedFragments)).get(argument.getText());
}

function parseText(location: string, text: string): DocumentNode {
  try {
    return parse(text);
  } catch (cause) {
    throw new Error(`${location} contains invalid GraphQL: ${(cause as Error).message}`, { cause });
  }
}
