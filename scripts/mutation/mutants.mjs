// The mutants of a TypeScript file: small changes of its syntax tree that a test should notice.
import { parseSync } from 'vite';

const opposite = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
};
const otherMethod = {
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  min: 'max',
  max: 'min',
};
const omittedMethods = new Set([
  'filter',
  'sort',
  'toSorted',
  'trim',
  'toLowerCase',
  'slice',
  'reverse',
  'toReversed',
]);
/** Texts for people: their wording is compared by other tests than those of behaviour. */
const textCalls = new Set(['describe', 'Error', 'TypeError', 'RangeError']);

/** `{ file, start, end, before, after, line }` for each mutant; `line` is the source line, to name it by its content. */
export function mutantsOf(file, source) {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const found = [];
  const add = (start, end, after) => {
    const before = source.slice(start, end);
    const from = source.lastIndexOf('\n', start - 1) + 1;
    const line = source.slice(from, source.indexOf('\n', start)).trim();
    if (before !== after) found.push({ file, start, end, before, after, line });
  };
  walk(program, undefined, (node, parent) => mutate(node, parent, source, add));
  return found;
}

function mutate(node, parent, source, add) {
  const whole = (after) => add(node.start, node.end, after);
  const text = (part) => source.slice(part.start, part.end);
  if (['BinaryExpression', 'LogicalExpression', 'AssignmentExpression'].includes(node.type)) {
    const isText = [node.left, node.right].some(
      (side) => side.type === 'TemplateLiteral' || typeof side.value === 'string',
    );
    if (node.operator === '+' && isText) return;
    for (const operator of opposite[node.operator] ?? [])
      whole(`(${text(node.left)} ${operator} ${text(node.right)})`);
  } else if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') {
    for (const after of ['true', 'false']) add(node.test.start, node.test.end, after);
  } else if (node.type === 'WhileStatement') add(node.test.start, node.test.end, 'false');
  else if (node.type === 'UnaryExpression' && node.operator === '!') whole(`(${text(node.argument)})`);
  else if (node.type === 'Literal') mutateLiteral(node, whole);
  else if (node.type === 'TemplateLiteral' && node.expressions.length > 0) whole('``');
  else if (node.type === 'ExpressionStatement' && /Call|Await|Assign/.test(node.expression.type)) whole(';');
  else if (node.type === 'ReturnStatement' && node.argument) whole('return undefined;');
  else if (
    node.type === 'ArrowFunctionExpression' &&
    node.expression &&
    node.body.type !== 'Literal' &&
    text(node.body) !== 'undefined'
  )
    add(node.body.start, node.body.end, parent?.type === 'CallExpression' ? 'undefined' : '(undefined)');
  else if (node.type === 'ArrayExpression' && node.elements.length > 0) whole('[]');
  else if (node.type === 'ObjectExpression' && node.properties.length > 0) whole('({})');
  else if (node.type === 'SpreadElement' && parent.type === 'ObjectExpression') whole('...{}');
  else if (
    node.type === 'CallExpression' &&
    node.callee.type === 'MemberExpression' &&
    !node.callee.computed
  ) {
    const { object, property } = node.callee;
    if (Object.hasOwn(otherMethod, property.name))
      add(property.start, property.end, otherMethod[property.name]);
    if (omittedMethods.has(property.name)) whole(text(object));
  }
}

function mutateLiteral({ value, regex }, whole) {
  if (regex) whole(`/(?!)/${regex.flags}`);
  else if (typeof value === 'boolean') whole(String(!value));
  else if (typeof value === 'number') whole(String(value + 1));
  else if (typeof value === 'string') whole(value === '' ? "'mutated'" : "''");
}

function walk(node, parent, visit) {
  if (/^(Import|ExportAll)/.test(node.type) || (node.type === 'ThrowStatement' && isMessage(node.argument)))
    return;
  const isExpression = /^TS(As|NonNull|Satisfies)/.test(node.type);
  if (node.type.startsWith('TS') && !isExpression) return;
  visit(node, parent);
  if (isMessage(node)) return;
  for (const [key, value] of Object.entries(node)) {
    if (
      key === 'typeAnnotation' ||
      key === 'returnType' ||
      key === 'typeArguments' ||
      key === 'typeParameters'
    )
      continue;
    if ((key === 'key' || key === 'property') && !node.computed) continue;
    for (const child of [value].flat())
      if (child !== null && typeof child === 'object' && typeof child.type === 'string')
        walk(child, node, visit);
  }
}

/** `new Error('…')` and `.describe('…')`. */
function isMessage(node) {
  if (node?.type !== 'NewExpression' && node?.type !== 'CallExpression') return false;
  return textCalls.has(node.callee.name ?? node.callee.property?.name);
}
