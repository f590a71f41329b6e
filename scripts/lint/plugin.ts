import type { Rule } from 'eslint';
import type { Node } from 'estree';
import path from 'node:path';
import { formattedText } from './formatted-text-rule.ts';
import { problemOfImport } from './import-zones.ts';
import { ownElement } from './own-element-rule.ts';
import { plainWords } from './plain-words-rule.ts';

const relativePath = ({ cwd, filename }: Rule.RuleContext) =>
  path.relative(cwd, filename).split(path.sep).join('/');

const importZones: Rule.RuleModule = {
  create(context) {
    const file = relativePath(context);

    function check({ source }: { source?: Node | null }) {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const message = problemOfImport(file, source.value);
      if (message) context.report({ node: source, message });
    }

    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

const folderNames: Rule.RuleModule = {
  create(context) {
    return {
      Program(node) {
        const folders = path.posix.dirname(relativePath(context)).split('/');
        const wrong = folders.find((folder) => !/^(\..*|[a-z\d]+(-[a-z\d]+)*)$/.test(folder));
        if (wrong) context.report({ node, message: `Name the folder "${wrong}" in kebab case.` });
      },
    };
  },
};

const restrictedSyntax: Rule.RuleModule = {
  meta: { schema: { type: 'array' } },
  create(context) {
    const restricted = context.options as { selector: string; message: string }[];
    return Object.fromEntries(
      restricted.map(({ selector, message }) => [
        selector,
        (node: Node) => context.report({ node, message }),
      ]),
    );
  },
};

export default {
  meta: { name: 'lavoir' },
  rules: {
    'plain-words': plainWords,
    'import-zones': importZones,
    'folder-names': folderNames,
    'formatted-text': formattedText,
    'own-element': ownElement,
    'restricted-syntax': restrictedSyntax,
  },
};
