import ts from 'typescript';

/** Where a text is not shown to anybody: names of modules, types, and what code compares with. */
const silent = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node.parent) ||
  ts.isExportDeclaration(node.parent) ||
  ts.isLiteralTypeNode(node.parent) ||
  ts.isBinaryExpression(node.parent) ||
  ts.isCaseClause(node.parent) ||
  ts.isElementAccessExpression(node.parent) ||
  (ts.isPropertyAssignment(node.parent) &&
    (node.parent.name === node || node.parent.name.getText() === 'id')) ||
  isIconName(node);

/** The first word of `icon('scale', 'fish scale')` names a drawing. */
const isIconName = ({ parent }: ts.Node): boolean =>
  ts.isCallExpression(parent) &&
  ts.isIdentifier(parent.expression) &&
  parent.expression.text === 'icon';

/**
 * Every text of a catalogue's source that may be shown; of templates the parts between the filled
 * values.
 */
export function shownTexts(source: string): readonly string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    const literal = ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);
    if (
      (literal && !silent(node)) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node)
    )
      texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('catalogue.ts', source, ts.ScriptTarget.Latest, true));
  return texts;
}
