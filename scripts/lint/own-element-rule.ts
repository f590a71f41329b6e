import type { Rule } from 'eslint';
import type { Expression, FunctionDeclaration, Node, ReturnStatement } from 'estree';

interface SyntaxNode {
  type: string;
  value?: unknown;
  name?: unknown;
  expression?: SyntaxNode;
  children?: SyntaxNode[];
}

const message =
  'A browser that translates the page moves bare texts: React can then neither change them nor insert something before them. Write one template literal as the only child, or wrap the text in its own <span>.';

/** A name counts as a text unless this file declares it as a ReactNode or gives it JSX: types are unknown here. */
export const ownElement: Rule.RuleModule = {
  meta: { type: 'problem', schema: [], docs: { description: 'Pages that browsers translate' } },
  create(context) {
    const isText = textsOf(context.sourceCode.getText());

    function check(parent: SyntaxNode) {
      const children = (parent.children ?? []).filter(isRendered);
      const texts = children.filter((child) =>
        child.type === 'JSXText' ? true : isExpression(child) && isText(child.expression!),
      );
      // The parent of a fragment may have other children.
      const hasChange = parent.type === 'JSXFragment' || (children.length > 1 && children.some(isChange));
      if (hasChange && texts[0]) context.report({ node: texts[0] as unknown as Node, message });
    }

    /** A returned text becomes a child of an unknown parent. */
    function checkReturn(node: Rule.Node & ReturnStatement) {
      const owner = context.sourceCode.getAncestors(node).findLast(({ type }) => /Function/.test(type)) as
        | FunctionDeclaration
        | undefined;
      const isComponent = /^[A-Z]/.test(owner?.id?.name ?? '');
      if (isComponent && node.argument && isText(node.argument)) context.report({ node, message });
    }

    return {
      JSXElement: check,
      JSXFragment: check,
      ReturnStatement: checkReturn,
    } as unknown as Rule.RuleListener;
  },
};

function textsOf(file: string) {
  /** Finds `name: ReactNode`, `name?: (row: Row) => ReactNode`, `name: RowSlot` and `name = <p>`. */
  const isElement = (name: string) =>
    ['children', 'dialog'].includes(name) ||
    new RegExp(
      `\\b${name}(\\??: (\\([^;]*\\) => )?\\(?(ReactNode|ReactElement|\\w+Slot\\b)| =([^;]{0,160}[(>?:])?\\s*(//.*\\s*)?<[A-Za-z>])`,
    ).test(file);

  function isText(node: Expression | SyntaxNode): boolean {
    const expression = node as Expression;
    switch (expression.type) {
      case 'Literal':
        return typeof expression.value === 'number' || /\S/.test(String(expression.value ?? ''));
      case 'ConditionalExpression':
        return isText(expression.consequent) || isText(expression.alternate);
      case 'LogicalExpression':
        return isText(expression.right) || (expression.operator !== '&&' && isText(expression.left));
      case 'Identifier':
        return expression.name !== 'undefined' && !isElement(expression.name);
      case 'MemberExpression':
        return expression.property.type !== 'Identifier' || !isElement(expression.property.name);
      case 'CallExpression':
        return isTextCall(expression.callee as Expression, expression.arguments as Expression[]);
      case 'ChainExpression':
        return isText(expression.expression);
      case 'ArrowFunctionExpression':
        return expression.body.type !== 'BlockStatement' && isText(expression.body);
      case 'TemplateLiteral':
      case 'BinaryExpression':
        return true;
      default:
        return false;
    }
  }

  /** `rows.map((row) => <Row />)` and `createPortal(…)` give elements. */
  function isTextCall(callee: Expression, given: Expression[]): boolean {
    if (callee.type === 'Identifier' && /^create(Element|Portal)$/.test(callee.name)) return false;
    const render = given.find(({ type }) => type === 'ArrowFunctionExpression');
    return isText(render ?? callee);
  }

  return isText;
}

const isExpression = ({ type }: SyntaxNode) => type === 'JSXExpressionContainer';

const isChange = (node: SyntaxNode) => isExpression(node) && node.expression?.type !== 'Literal';

/** Blank texts and comments are no children; translators leave blank texts alone. */
function isRendered(node: SyntaxNode): boolean {
  if (node.type === 'JSXText') return /[^ \t\n]/.test(String(node.value));
  if (!isExpression(node)) return true;
  const { expression } = node;
  if (expression?.type === 'Literal') return /\S/.test(String(expression.value));
  return expression?.type !== 'JSXEmptyExpression';
}
