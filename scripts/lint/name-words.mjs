import path from 'node:path';

/** Words that no name may hold, each with the words of the field that stand for it. */
export const REFUSED_WORDS = {
  company: 'chat or members',
  duties: 'prompts or tasks',
  duty: 'prompt',
  glance: 'summary',
  heir: 'next host',
  lamp: 'hint badge',
  mirror: 'accessibility tree or schema',
  outlook: 'projection',
  patience: 'timeout',
  prospect: 'projection',
  pulse: 'heartbeat',
  shorthand: 'dictionary',
  somebody: 'the kind of person: player, seat or spectator',
  spelled: 'decoded',
  tidings: 'announcements',
  told: 'announced, notified, shown or visible',
  villains: 'robber and pirate',
  whoever: 'the kind of person: player, seat or spectator',
  wishes: 'settings or preferences',
};

/** The lower-case words of a name in camel, kebab or upper case. */
const wordsOf = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);

const refused = (name) => {
  const word = wordsOf(name).find((each) => Object.hasOwn(REFUSED_WORDS, each));
  return word && `The name "${name}" holds "${word}": use ${REFUSED_WORDS[word]}.`;
};

/** The kinds of nodes that declare their `id` or `key`. */
const NAMED = {
  VariableDeclarator: 'id',
  FunctionDeclaration: 'id',
  ClassDeclaration: 'id',
  TSInterfaceDeclaration: 'id',
  TSTypeAliasDeclaration: 'id',
  TSPropertySignature: 'key',
  TSMethodSignature: 'key',
  PropertyDefinition: 'key',
  MethodDefinition: 'key',
};

/** The identifiers that a pattern binds: a variable, a parameter, or the parts of one. */
function bound(pattern) {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern];
    case 'ObjectPattern':
      return pattern.properties.flatMap((part) => bound(part.value ?? part.argument));
    case 'ArrayPattern':
      return pattern.elements.flatMap(bound);
    case 'AssignmentPattern':
      return bound(pattern.left);
    case 'RestElement':
      return bound(pattern.argument);
    default:
      return [];
  }
}

/** Lint rule: no declared name and no file name holds a refused word. */
export const nameWordsRule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const check = (node) => {
      const message = refused(node.name);
      if (message) context.report({ node, message });
    };
    const parameters = ({ params }) => params.flatMap(bound).forEach(check);
    const declared = Object.entries(NAMED).map(([kind, field]) => [
      kind,
      (node) => bound(node[field]).forEach(check),
    ]);
    const visitor = Object.fromEntries(declared);
    return {
      ...visitor,
      FunctionDeclaration: (node) => {
        visitor.FunctionDeclaration(node);
        parameters(node);
      },
      FunctionExpression: parameters,
      ArrowFunctionExpression: parameters,
      Program: (node) => {
        const message = refused(path.basename(context.filename).split('.')[0]);
        if (message) context.report({ node, message });
      },
    };
  },
};
