import ts from 'typescript';

/** One small change to a source file, as somebody might make it by mistake. */
export interface Mutation {
  readonly file: string;
  readonly line: number;
  readonly from: string;
  readonly to: string;
  readonly start: number;
  readonly end: number;
}

const swapped: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
};

/** Every place of a file where a small change can be made, in order. */
export function mutationsOf(file: string, text: string): readonly Mutation[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Mutation[] = [];
  const add = (node: ts.Node, to: string) => {
    const start = node.getStart(source);
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    found.push({ file, line, from: node.getText(source), to, start, end: node.getEnd() });
  };
  const visit = (node: ts.Node): void => {
    // Types are gone when the program runs: changing one changes nothing.
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isImportDeclaration(node)) return;
    if (ts.isBinaryExpression(node)) {
      const to = swapped[node.operatorToken.kind];
      if (to !== undefined && !joinsText(node)) add(node.operatorToken, to);
    }
    if (ts.isNumericLiteral(node) && !isName(node)) add(node, String(Number(node.text) + 1));
    if (node.kind === ts.SyntaxKind.TrueKeyword) add(node, 'false');
    if (node.kind === ts.SyntaxKind.FalseKeyword) add(node, 'true');
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      add(node, node.operand.getText(source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const isName = (node: ts.NumericLiteral): boolean =>
  ts.isPropertyAssignment(node.parent) && node.parent.name === node;

/** A plus between texts: a minus there is nonsense that the compiler would have stopped. */
const joinsText = ({ operatorToken, left, right }: ts.BinaryExpression): boolean =>
  operatorToken.kind === ts.SyntaxKind.PlusToken && [left, right].some(ts.isStringLiteralLike);

export const applied = (text: string, { start, end, to }: Mutation): string =>
  text.slice(0, start) + to + text.slice(end);
