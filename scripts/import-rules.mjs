// Checks who may import whom, import cycles, registries in modules, retired names, the size of files and folders, and file names
// (docs/architecture.md).
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';
import { checkout, say } from './checkout.mjs';
import { FEATURE_IMPORTS, FEATURES, PACKAGES, SHARED_FOLDERS } from './features.mjs';

const MAX_LINES = 400;
const MAX_FILES = 50;
const BANNED_NAMES = /(^|\/|-)(utils?|helpers?|common|services?|managers?)([./]|$)/;
/** Names whose word has another one in docs/glossary.md. */
const RETIRED_NAMES = new RegExp(
  [
    '^(tell|told|Told|hears?|Hears?|takeUp|knowers)$',
    '^(tell|takeUp|hear)[A-Z]',
    // What these were called is a score, a flag, a result or a rating; the verb is to grade.
    '^(format|short|compare|next|parse|save|toggle|final|paper|question|[fF]itness)(Physical|Paper)?Marks?$',
    '^[mM]arks?(Of|In|Levels?|Ranges|Step|Answer|Question|Quiz|Outbox)$',
    '^(MarkedAnswer|useMarking)$',
  ].join('|'),
);
const CORE_LIBRARIES = ['zod', 'ts-fsrs'];
// The parser, for the one file that turns Markdown into our own tree.
const MARKDOWN_FILE = 'core/platform/markdown.ts';
const MARKDOWN_LIBRARIES = /^(mdast|mdast-util-.*|micromark-extension-.*)$/;
const NOT_SOURCES = ['node_modules', 'build', '.react-router', '.git', '.data', 'migrations', 'test-results'];
/** These register every feature, so they may import its private files. */
const REGISTRIES = /^(server\/app|server\/seed|server\/start|web\/routes|core\/api|core\/errors)\.ts$/;

const mayCast = (file) => /^((core|server|web)\/platform|server\/testing)\//.test(file);
const isTest = (file) => /\.(test|spec)\.tsx?$/.test(file);
const mayRegister = (file) => !file.startsWith('server/') || isTest(file) || file.endsWith('.factory.ts');
const mayImport = (from, to) => [...(FEATURE_IMPORTS[from] ?? []), ...FEATURE_IMPORTS['*']].includes(to);
const faults = [];
/** File → the files of ours that it imports when it runs. */
const imports = new Map();

for (const name of PACKAGES) checkFolders(name);
const files = [...sources(checkout)].map((path) => relative(checkout, path).split(sep).join('/'));
checkFolderSizes();
for (const file of files) checkFile(file);
checkCycles();
for (const fault of faults) say(fault);
if (faults.length > 0) process.exit(1);
say(`Import rules hold in ${files.length} files.`);

function checkFolders(name) {
  const allowed = new Set([
    ...FEATURES,
    ...SHARED_FOLDERS[name],
    'migrations',
    'build',
    'public',
    'node_modules',
    '.react-router',
  ]);
  for (const entry of readdirSync(join(checkout, name), { withFileTypes: true }))
    if (entry.isDirectory() && !allowed.has(entry.name))
      faults.push(`${name}/${entry.name}: not a feature of the list in scripts/features.mjs`);
}

function* sources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (NOT_SOURCES.includes(entry.name)) continue;
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.(ts|tsx|mjs)$/.test(entry.name)) yield path;
  }
}

function checkFolderSizes() {
  const counts = new Map();
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  for (const [folder, count] of counts)
    if (count > MAX_FILES) faults.push(`${folder}: ${count} files, at most ${MAX_FILES}; make subfolders`);
}

function checkFile(file) {
  const text = readFileSync(join(checkout, file), 'utf8');
  const lines = text.split('\n').length;
  if (lines > MAX_LINES) faults.push(`${file}: ${lines} lines, at most ${MAX_LINES}`);
  if (BANNED_NAMES.test(file)) faults.push(`${file}: the name says nothing about what is inside`);
  const tree = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : undefined,
  );
  for (const statement of tree.statements) checkImport(file, statement, tree);
  if (PACKAGES.some((name) => file.startsWith(`${name}/`)) && !isTest(file))
    for (const statement of tree.statements) checkName(file, statement, tree);
  if (!mayRegister(file)) for (const statement of tree.statements) checkRegistry(file, statement, tree);
  if (PACKAGES.some((name) => file.startsWith(`${name}/`)) && !mayCast(file) && !isTest(file))
    findCasts(file, tree, tree);
}

function checkName(file, statement, tree) {
  const declared = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [statement];
  for (const { name, initializer } of declared) {
    const word = name?.getText(tree);
    const isFunction =
      ts.isFunctionDeclaration(statement) || (initializer && ts.isArrowFunction(initializer));
    if (RETIRED_NAMES.test(word) || (isFunction && word === 'shown'))
      faults.push(`${file}: «${word}» has another word in docs/glossary.md`);
  }
}

function findCasts(file, node, tree) {
  if (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type)) {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
    faults.push(`${file}:${line + 1}: \`as\` outside platform/`);
  }
  ts.forEachChild(node, (child) => findCasts(file, child, tree));
}

/** A typed map that begins empty and is filled later: every app in the process would share it. */
function checkRegistry(file, statement, tree) {
  if (!ts.isVariableStatement(statement)) return;
  for (const { initializer } of statement.declarationList.declarations)
    if (initializer && /^new Map<[\s\S]*>\(\)$/.test(initializer.getText(tree))) {
      const { line } = tree.getLineAndCharacterOfPosition(statement.getStart());
      faults.push(`${file}:${line + 1}: what features add is kept on \`kit.hooks\``);
    }
}

function checkImport(file, statement, tree) {
  if (!(ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) || !statement.moduleSpecifier)
    return;
  const specifier = statement.moduleSpecifier.text;
  const typeOnly = ts.isImportDeclaration(statement) && statement.importClause?.isTypeOnly === true;
  const { line } = tree.getLineAndCharacterOfPosition(statement.getStart());
  const fault = (reason) => faults.push(`${file}:${line + 1}: ${reason} (${specifier})`);
  const target = resolveOwn(file, specifier);
  if (target && !typeOnly) imports.set(file, [...(imports.get(file) ?? []), target]);
  const [name, folder] = file.split('/');
  if (name === 'core') {
    const isMarkdown = file === MARKDOWN_FILE && MARKDOWN_LIBRARIES.test(specifier);
    if (!target && !CORE_LIBRARIES.includes(specifier) && !isMarkdown && !isTest(file))
      fault(`core depends on ${CORE_LIBRARIES.join(' and ')} alone`);
    if (target && !target.startsWith('core/')) fault('core imports nothing above it');
    if (specifier === 'zod' && !file.endsWith('.contract.ts') && !isTest(file) && !typeOnly)
      fault('zod stays in *.contract.ts');
    if (target?.endsWith('.contract') && !file.endsWith('.contract.ts') && !isTest(file) && !typeOnly)
      fault('a rule imports contracts by type only');
  }
  if (name === 'web') {
    if (target?.startsWith('server/')) fault('web never imports server');
    if (target?.endsWith('.contract') && !typeOnly && !isTest(file))
      fault('a page imports contracts by type only');
  }
  if (name === 'server' && target?.startsWith('web/')) fault('server uses web only through its build');
  if (!target || !PACKAGES.includes(name)) return;
  const [targetPackage, targetFolder] = target.split('/');
  if (targetPackage !== name || targetFolder === folder || !target.includes('/', name.length + 1)) return;
  const isPrivate = /\.(queries|tables|routes)$/.test(target);
  // A table may reference another feature's table, for foreign keys.
  const tableToTable = file.endsWith('.tables.ts') && target.endsWith('.tables');
  if (isPrivate && !tableToTable && !REGISTRIES.test(file) && !isTest(file)) fault('private to its folder');
  if (isTest(file) || !FEATURES.includes(targetFolder)) return;
  const isShared = SHARED_FOLDERS[name].includes(folder);
  if (isShared && !['shell', 'testing'].includes(folder) && !typeOnly)
    fault(`${name}/${folder} imports no feature`);
  if (FEATURES.includes(folder) && !mayImport(folder, targetFolder))
    fault(`${folder} may not import ${targetFolder}: see FEATURE_IMPORTS in scripts/features.mjs`);
}

/** Depth-first search over the files; an import of a file that is still being visited closes a cycle. */
function checkCycles() {
  const visited = new Set();
  const path = [];
  const visit = (file) => {
    const start = path.indexOf(file);
    if (start >= 0) return void faults.push(`import cycle: ${[...path.slice(start), file].join(' → ')}`);
    if (visited.has(file)) return;
    visited.add(file);
    path.push(file);
    for (const target of imports.get(file) ?? []) {
      const next = [`${target}.ts`, `${target}.tsx`, target].find((name) => imports.has(name));
      if (next) visit(next);
    }
    path.pop();
  };
  for (const file of files) visit(file);
}

function resolveOwn(file, specifier) {
  if (specifier.startsWith('@atalaya/')) return specifier.slice('@atalaya/'.length);
  if (!specifier.startsWith('.')) return undefined;
  return relative(checkout, join(checkout, dirname(file), specifier))
    .split(sep)
    .join('/')
    .replace(/\.(ts|tsx)$/, '');
}
