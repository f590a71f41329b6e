import path from 'node:path';
import { Kind, print, visit, type DefinitionNode } from 'graphql';
import { findDocuments } from '../scripts/schema/documents-in-code.ts';
import { projectFolder } from '../local-stack/project-folder.ts';

/** Returns an operation of the app with its fragments, from the code. */
export async function appDocument(operationName: string): Promise<string> {
  const found = await findDocuments(path.join(projectFolder, 'app', 'src'));
  const definitions = found.flatMap(({ document }) => document.definitions);
  const operation = definitions.find(
    (node) => node.kind === Kind.OPERATION_DEFINITION && node.name?.value === operationName,
  );
  if (!operation) throw new Error(`The app has no operation ${operationName}.`);
  const needed = new Set<DefinitionNode>();
  const take = (definition: DefinitionNode) => {
    needed.add(definition);
    visit(definition, {
      FragmentSpread({ name }) {
        const fragment = definitions.find(
          (node) => node.kind === Kind.FRAGMENT_DEFINITION && node.name.value === name.value,
        );
        if (fragment && !needed.has(fragment)) take(fragment);
      },
    });
  };
  take(operation);
  return [...needed].map((definition) => print(definition)).join('\n');
}
