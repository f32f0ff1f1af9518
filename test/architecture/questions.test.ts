import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { games } from '../../src-main/rules/games.ts';
import type { AnyGame } from '../../src-main/rules/kernel/game.ts';

const rules = join(import.meta.dirname, '../../src-main/rules');
const gameIds = Object.keys(games);

const read = new Map<string, ts.SourceFile>();

function parsed(path: string): ts.SourceFile {
  const source =
    read.get(path) ??
    ts.createSourceFile(path, readFileSync(join(rules, path), 'utf8'), ts.ScriptTarget.Latest, true);
  read.set(path, source);
  return source;
}

/** What asks, and reads the answers: the families, and the function that says what is open. */
const asking = (game: string): readonly ts.SourceFile[] =>
  [
    `${game}/questions.ts`,
    ...readdirSync(join(rules, game, 'questions')).map((file) => `${game}/questions/${file}`),
  ].map(parsed);

const ofRules = (game: string): readonly ts.SourceFile[] =>
  readdirSync(join(rules, game), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/^(text|data)\//.test(file))
    .map((file) => parsed(`${game}/${file}`));

const found = new WeakMap<ts.SourceFile, readonly ts.Node[]>();

/** What a file says. The brackets and commas that it says it with are `tokensOf`, and each takes a thing of its own. */
function nodesOf(source: ts.SourceFile): readonly ts.Node[] {
  const known = found.get(source);
  if (known) return known;
  const nodes: ts.Node[] = [];
  const take = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, take);
  };
  take(source);
  found.set(source, nodes);
  return nodes;
}

function* partsOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  for (const child of node.getChildren()) yield* partsOf(child);
}

const tokensOf = (source: ts.SourceFile): readonly ts.Node[] =>
  [...partsOf(source)].filter((node) => node.getChildCount() === 0 && node.getWidth() > 0);

/** Makers of rows: what they are called with says the kind, which one of them puts together. */
const makers: Readonly<Record<string, (said: string) => string>> = {
  defineQuestion: (kind) => kind,
  onePress: (kind) => kind,
  aiming: (kind) => kind,
  usedBy: (kind) => kind,
  rollOff: (kind) => `roll-${kind}`,
};

/** The kinds of question that a file has rows of. */
const rowsIn = (source: ts.SourceFile): readonly string[] =>
  nodesOf(source).flatMap((node) => {
    if (!ts.isCallExpression(node)) return [];
    const named = makers[node.expression.getText()];
    const [said] = node.arguments;
    if (!named || !said) return [];
    if (ts.isStringLiteral(said)) return [named(said.text)];
    if (!ts.isObjectLiteralExpression(said)) return [];
    return said.properties.flatMap((property) =>
      ts.isPropertyAssignment(property) &&
      property.name.getText() === 'kind' &&
      ts.isStringLiteral(property.initializer)
        ? [named(property.initializer.text)]
        : [],
    );
  });

const says = (kind: string) => (source: ts.SourceFile) =>
  nodesOf(source).some((node) => ts.isStringLiteral(node) && node.text === kind);

test.each(gameIds)('%s has one row for each kind of question, in one file', (id) => {
  const game: AnyGame = (games as Readonly<Record<string, AnyGame>>)[id]!;
  const files = asking(id);
  const rows = files.flatMap(rowsIn);
  expect(new Set(rows).size).toBe(rows.length);
  const kinds = Object.keys(game.kinds);
  expect(rows.filter((row) => !kinds.includes(row))).toEqual([]);
  // A row that is made by something else than the makers above says its kind once at least as plainly.
  const others = kinds.filter((kind) => !rows.includes(kind));
  expect(others.filter((kind) => files.filter(says(kind)).length > 1)).toEqual([]);
});

test.each(gameIds)('nothing in %s asks of which kind a prompt is: its row knows', (id) => {
  const asked = ofRules(id).flatMap((source) =>
    nodesOf(source)
      .filter((node) => ts.isPropertyAccessExpression(node) && /\bprompt\.kind$/.test(node.getText()))
      .map((node) => `${source.fileName}: ${node.getText()}`),
  );
  expect(asked).toEqual([]);
});

test.each([...gameIds, 'kernel'])('no list of questions of %s has a rest for those it forgot', (id) => {
  const isRest = (node: ts.Node) =>
    ts.isDefaultClause(node) && /return (\[\]|undefined)/.test(node.getText());
  const files = id === 'kernel' ? ofRules('kernel') : asking(id);
  // What is no sign at all is read from outside.
  const rests = files.filter((source) => nodesOf(source).some(isRest)).map(({ fileName }) => fileName);
  expect(rests.filter((file) => file !== 'kernel/questions/step.ts')).toEqual([]);
});

const isWords = (node: ts.Node): boolean =>
  ((ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node)) &&
    ['ask', 'hint', 'label', 'note'].includes(node.name.getText())) ||
  (ts.isFunctionDeclaration(node) && /\bMessage\b/.test(node.type?.getText() ?? '')) ||
  (ts.isArrowFunction(node) && /\bMessage\b/.test(node.type?.getText() ?? ''));

/** Lines of code: no imports, no comments, none that is blank or says nothing but words for people. */
function linesOf(source: ts.SourceFile): number {
  const line = (at: number) => source.getLineAndCharacterOfPosition(at).line;
  const linesIn = (node: ts.Node): readonly number[] => {
    const [first, last] = [line(node.getStart()), line(node.getEnd() - 1)];
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  };
  const left = new Set(
    nodesOf(source)
      .filter((node) => ts.isImportDeclaration(node) || isWords(node))
      .flatMap(linesIn),
  );
  return new Set(
    tokensOf(source)
      .flatMap(linesIn)
      .filter((at) => !left.has(at)),
  ).size;
}

test('all that three games ask, offer and read takes at most 2,100 lines', () => {
  const lines = ['pirate-quest', 'pirate-tricks', 'pirates-flag'].flatMap(asking).map(linesOf);
  expect(lines.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(2100);
});
