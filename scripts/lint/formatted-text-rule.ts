import type { Rule, Scope } from 'eslint';
import type { CallExpression, Expression, NewExpression, Node } from 'estree';

const message =
  'The text of a format differs from one browser to the next: read its parts with formatToParts, or use contract/local-clock.ts.';

const formatters = /^(format|toLocale(Date|Time)?String)$/;
const cutters =
  /^(split|sub(string|str)|slice|at|charAt|replace(All)?|match(All)?|search|indexOf|(starts|ends)With)$/;

export const formattedText: Rule.RuleModule = {
  meta: { type: 'problem', schema: [], docs: { description: 'Dates in all browsers' } },
  create(context) {
    function isFormatted(node: Node | undefined, scope: Scope.Scope): boolean {
      if (node?.type === 'CallExpression') return formatters.test(methodOf(node));
      return node?.type === 'Identifier' && formatters.test(methodOf(valueOf(node.name, scope)));
    }

    function check(call: Rule.Node & (CallExpression | NewExpression)) {
      const scope = context.sourceCode.getScope(call);
      const { callee } = call;
      const method = methodOf(call);
      const isCut =
        callee.type === 'MemberExpression' && cutters.test(method) && isFormatted(callee.object, scope);
      const isTested = /^(test|exec)$/.test(method) && isFormatted(call.arguments[0], scope);
      const formatsDate = /^(DateTimeFormat|toLocale(Date|Time)String)$/.test(method);
      const [locale] = call.arguments;
      const isOther = formatsDate && locale?.type === 'Literal' && locale.value !== 'fr-FR';
      if (isCut || isTested || isOther) context.report({ node: call, message });
    }
    return { CallExpression: check, NewExpression: check } as Rule.RuleListener;
  },
};

function methodOf(node: Expression | undefined): string {
  const callee = node?.type === 'CallExpression' || node?.type === 'NewExpression' ? node.callee : undefined;
  const name = callee?.type === 'MemberExpression' && callee.property.type === 'Identifier';
  return name ? (callee.property as { name: string }).name : '';
}

function valueOf(name: string, scope: Scope.Scope | null): Expression | undefined {
  for (; scope; scope = scope.upper) {
    const definition = scope.set.get(name)?.defs[0]?.node as { init?: Expression } | undefined;
    if (definition) return definition.init;
  }
  return undefined;
}
