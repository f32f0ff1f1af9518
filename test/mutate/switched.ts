import ts from 'typescript';
import type { Place } from './places.ts';

/**
 * The file with all its changes in it, each behind a switch that a test run can turn: `a < b` becomes
 * `$compare(7, '<', a, b)`, which is `a <= b` while change 7 is on.
 */
export function switched(file: string, text: string, places: readonly Place[]): string {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const ids = new Map(places.map(({ id, start }) => [start, id]));
  const idAt = (node: ts.Node): number | undefined => ids.get(node.getStart(source));

  function written(node: ts.Node): string {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))
      return node.getText(source);
    if (ts.isBinaryExpression(node)) {
      const id = idAt(node.operatorToken);
      if (id !== undefined) return operated(id, node);
    }
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
      const id = idAt(node);
      if (id !== undefined) return `$not(${id}, ${written(node.operand)})`;
    }
    const id = ts.isNumericLiteral(node) || isTruth(node) ? idAt(node) : undefined;
    if (id !== undefined) return `($on(${id}) ? ${otherThan(node)} : ${node.getText(source)})`;
    return spliced(node);
  }

  function operated(id: number, { operatorToken, left, right }: ts.BinaryExpression): string {
    const operator = operatorToken.getText(source);
    const isLazy = operator === '&&' || operator === '||';
    const behind = isLazy ? `() => (${written(right)})` : written(right);
    return `${isLazy ? '$either' : '$compare'}(${id}, '${operator}', ${written(left)}, ${behind})`;
  }

  const otherThan = (node: ts.Node): string =>
    ts.isNumericLiteral(node)
      ? String(Number(node.text) + 1)
      : String(node.kind === ts.SyntaxKind.FalseKeyword);

  /** The node as it is, but for what is switched inside it. */
  function spliced(node: ts.Node): string {
    let out = '';
    let at = node.getStart(source);
    ts.forEachChild(node, (child) => {
      const start = child.getStart(source);
      out += text.slice(at, start) + written(child);
      at = child.getEnd();
    });
    return out + text.slice(at, node.getEnd());
  }
  return spliced(source);
}

const isTruth = (node: ts.Node): boolean =>
  node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword;
