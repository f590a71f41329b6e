import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Stripe } from 'stripe';
import ts from 'typescript';
import { shapedParameters, shapedResources } from './shaped-types.ts';
import { ShapeReader } from './shape-reader.ts';

// Writes the types of the SDK to generated/shapes.json, against which the sandbox checks its responses, events and
// requests. Run it after each update of the `stripe` package: npm run shapes -w @lavoir/stripe-sandbox
const folder = path.resolve(import.meta.dirname, '..');
const entry = path.join(folder, 'shaped-types.virtual.ts');
const target = path.join(folder, 'generated', 'shapes.json');

const named = { ...shapedResources, ...shapedParameters };
const source = [
  "import type { Stripe } from 'stripe';",
  ...Object.entries(named).map(([name, type]) => `export type ${name} = ${type};`),
].join('\n');

const options: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2023,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: ['node'],
};
const host = ts.createCompilerHost(options);
const { getSourceFile, fileExists, readFile } = host;
host.fileExists = (file) => file === entry || fileExists(file);
host.readFile = (file) => (file === entry ? source : readFile(file));
host.getSourceFile = (file, ...rest) =>
  file === entry ? ts.createSourceFile(file, source, ts.ScriptTarget.ES2023) : getSourceFile(file, ...rest);

const program = ts.createProgram([entry], options, host);
const problems = ts.getPreEmitDiagnostics(program, program.getSourceFile(entry));
if (problems.length > 0) {
  throw new Error(
    problems.map((problem) => ts.flattenDiagnosticMessageText(problem.messageText, ' ')).join('\n'),
  );
}
const checker = program.getTypeChecker();
const module = checker.getSymbolAtLocation(program.getSourceFile(entry)!)!;
const reader = new ShapeReader(checker);
const roots = checker
  .getExportsOfModule(module)
  .map((symbol) => [symbol.name, checker.getDeclaredTypeOfSymbol(symbol)] as const);
for (const [name, type] of roots) {
  if (name in shapedResources) reader.claim(name, type);
}
const tables = Object.fromEntries(roots.map(([name, type]) => [name, reader.read(type, name)]));

const lines = (entries: [string, unknown][]) =>
  `{\n${entries.map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`).join(',\n')}\n}`;
writeFileSync(
  target,
  `{"sdk": ${JSON.stringify(Stripe.PACKAGE_VERSION)}, "api": ${JSON.stringify(Stripe.API_VERSION)},\n"types": ${lines(Object.entries(tables))},\n"shapes": ${lines(Object.entries(reader.shapes))}}\n`,
);
console.log(`${Object.keys(reader.shapes).length} shapes`);
