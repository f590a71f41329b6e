import type { Rule } from 'eslint';
import type { CallExpression, Identifier, Node } from 'estree';
import { problemsOfComment, problemsOfName, problemsOfProse } from './plain-words.ts';

export const plainWords: Rule.RuleModule = {
  meta: { type: 'suggestion', schema: [], docs: { description: 'Plain words (docs/glossary.md)' } },
  create(context) {
    const reportedNames = new Set<string>();

    function report(node: Node | { loc: NonNullable<Node['loc']> }, problems: string[]) {
      for (const message of problems) context.report({ loc: node.loc!, message });
    }

    function checkName(node: Identifier & Rule.NodeParentExtension) {
      if (reportedNames.has(node.name) || isExternalName(node)) return;
      reportedNames.add(node.name);
      report(node, problemsOfName(node.name));
    }

    function checkTitle(call: CallExpression) {
      const [title] = call.arguments;
      if (!title || !isTestCall(call.callee)) return;
      if (title.type === 'Literal' && typeof title.value === 'string')
        report(title, problemsOfProse(title.value));
      if (title.type === 'TemplateLiteral')
        for (const part of title.quasis) report(part, problemsOfProse(part.value.raw));
    }

    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments())
          report({ loc: comment.loc! }, problemsOfComment(comment.value));
      },
      Identifier: checkName,
      CallExpression: checkTitle,
    };
  },
};

function isExternalName({ parent }: Rule.NodeParentExtension & Identifier): boolean {
  return parent.type === 'MemberExpression' && !parent.computed && parent.object.type !== 'ThisExpression';
}

function isTestCall(callee: CallExpression['callee']): boolean {
  if (callee.type === 'Identifier') return ['test', 'it', 'describe'].includes(callee.name);
  if (callee.type === 'MemberExpression') return callee.object.type !== 'Super' && isTestCall(callee.object);
  return callee.type === 'CallExpression' && isTestCall(callee.callee);
}
