import { readFile } from 'node:fs/promises';
import { parse, print, validate, Kind, type DocumentNode, type GraphQLSchema } from 'graphql';
import ts from 'typescript';
import { stringify } from 'yaml';
import { listFiles } from '../../local-stack/content-hash.ts';

/** One operation as it is sent, with the fragments it uses. */
export interface AllowedDocument {
  name: string;
  document: DocumentNode;
}

/** The documents of the app, as code generation has put them together: `graphql.ts` of its generated folder. */
export function appDocuments(generated: string): AllowedDocument[] {
  const found = [...generated.matchAll(/^export const \w+Document = (\{.*\}) as unknown as DocumentNode/gm)];
  return found.flatMap(([, json = '']) => operation('app', JSON.parse(json) as DocumentNode));
}

/** The documents of a folder of server code, put together as the templates will be when the code runs. */
export async function serverDocuments(folder: string): Promise<AllowedDocument[]> {
  const files = (await listFiles(folder)).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const codes = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return documentsOf(codes);
}

/** The documents in these files; what a template names may stand in any of them. */
export function documentsOf(codes: string[]): AllowedDocument[] {
  const templates = codes.flatMap(readTemplates);
  const byName = new Map(templates.map((template) => [template.name, template]));
  const text = ({ parts }: Template): string =>
    parts
      .map((part) => {
        if (typeof part === 'string') return part;
        const named = byName.get(part.reference);
        if (!named) throw new Error(`A GraphQL template names ${part.reference}, which no file defines.`);
        return text(named);
      })
      .join('');
  return templates.flatMap((template) => operation('server', parse(text(template), { noLocation: true })));
}

/** The query collection that Hasura's allow list names. Of documents that only the superuser may send it needs none. */
export function queryCollection(documents: AllowedDocument[], schema: GraphQLSchema): string {
  const queries = new Map<string, string>();
  for (const { name, document } of documents) {
    if (validate(schema, document).length > 0) continue;
    const query = `${print(document)}\n`;
    if (queries.has(name) && queries.get(name) !== query)
      throw new Error(`Two operations are called ${name}.`);
    queries.set(name, query);
  }
  const sorted = [...queries].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, query]) => ({ name, query }));
  return stringify([{ name: 'lavoir', definition: { queries: sorted } }], { lineWidth: 0 });
}

function operation(prefix: string, document: DocumentNode): AllowedDocument[] {
  const found = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  if (!found) return [];
  if (!found.name) throw new Error(`An operation has no name: ${print(document)}`);
  return [{ name: `${prefix}_${found.name.value}`, document }];
}

interface Template {
  /** The constant that holds it, if one does. */
  name?: string;
  parts: (string | { reference: string })[];
}

/** Templates that a comment marks as GraphQL. */
function readTemplates(code: string): Template[] {
  const source = ts.createSourceFile('documents.ts', code, ts.ScriptTarget.Latest, true);
  const templates: Template[] = [];
  const visit = (node: ts.Node): void => {
    const isMarked = () => /\/\*\s*GraphQL\s*\*\/\s*$/.test(code.slice(node.getFullStart(), node.getStart()));
    if (ts.isTemplateLiteral(node) && isMarked()) {
      const { parent } = node;
      const name =
        ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name) ? parent.name.text : undefined;
      templates.push({ name, parts: partsOf(node) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return templates;
}

function partsOf(node: ts.TemplateLiteral): Template['parts'] {
  if (ts.isNoSubstitutionTemplateLiteral(node)) return [node.text];
  return [
    node.head.text,
    ...node.templateSpans.flatMap((span) => [{ reference: span.expression.getText() }, span.literal.text]),
  ];
}
