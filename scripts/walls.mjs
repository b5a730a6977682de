// The walls of the house (docs/architecture.md): who may import whom, how long a file may be, and the words that are banned.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';
import { checkout, say } from './checkout.mjs';
import { FEATURE_IMPORTS, FEATURES, FLOORS } from './house.mjs';

const MAX_LINES = 400;
const BANNED_NAMES = /(^|\/|-)(utils?|helpers?|common|services?|managers?)([./]|$)/;
const isPlatform = (file) => /^(core|server|web)\/platform\//.test(file);
const isTest = (file) => /\.(test|spec)\.tsx?$/.test(file);
const mayImport = (from, to) => [...(FEATURE_IMPORTS[from] ?? []), ...FEATURE_IMPORTS['*']].includes(to);
const faults = [];

for (const floor of FLOORS) checkFolders(floor);
for (const file of sources()) checkFile(file);
for (const fault of faults) say(fault);
if (faults.length > 0) process.exit(1);
say('The walls stand.');

function checkFolders(floor) {
  const allowed = new Set([
    ...FEATURES,
    'platform',
    'ui',
    'migrations',
    'build',
    'public',
    'node_modules',
    '.react-router',
  ]);
  for (const entry of readdirSync(join(checkout, floor), { withFileTypes: true }))
    if (entry.isDirectory() && !allowed.has(entry.name))
      faults.push(`${floor}/${entry.name}: not a feature of the list in scripts/house.mjs`);
}

function* sources(folder = checkout) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (
      [
        'node_modules',
        'build',
        '.react-router',
        '.git',
        '.data',
        'migrations',
        'content',
        'test-results',
      ].includes(entry.name)
    )
      continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.(ts|tsx|mjs)$/.test(entry.name)) yield path;
  }
}

function checkFile(path) {
  const file = relative(checkout, path).split(sep).join('/');
  const text = readFileSync(path, 'utf8');
  const lines = text.split('\n').length;
  if (lines > MAX_LINES) faults.push(`${file}: ${lines} lines, at most ${MAX_LINES}`);
  if (BANNED_NAMES.test(file)) faults.push(`${file}: a name that says nothing; its noun is missing`);
  const tree = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : undefined,
  );
  for (const statement of tree.statements) checkImport(file, statement, tree);
  if (FLOORS.some((floor) => file.startsWith(`${floor}/`)) && !isPlatform(file) && !isTest(file))
    findCasts(file, tree, tree);
}

function findCasts(file, node, tree) {
  if (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type)) {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
    faults.push(`${file}:${line + 1}: \`as\` outside platform/`);
  }
  ts.forEachChild(node, (child) => findCasts(file, child, tree));
}

function checkImport(file, statement, tree) {
  if (!(ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) || !statement.moduleSpecifier)
    return;
  const specifier = statement.moduleSpecifier.text;
  const typeOnly = ts.isImportDeclaration(statement) && statement.importClause?.isTypeOnly === true;
  const { line } = tree.getLineAndCharacterOfPosition(statement.getStart());
  const fault = (reason) => faults.push(`${file}:${line + 1}: ${reason} (${specifier})`);
  const target = resolveOwn(file, specifier);
  const [floor, room] = file.split('/');
  if (floor === 'core') {
    if (!target && !['zod', 'ts-fsrs'].includes(specifier) && !isTest(file))
      fault('core depends on zod and ts-fsrs alone');
    if (target && !target.startsWith('core/')) fault('core imports nothing above it');
    if (specifier === 'zod' && !file.endsWith('.contract.ts') && !isTest(file) && !typeOnly)
      fault('zod stays in *.contract.ts');
    if (target?.endsWith('.contract') && !file.endsWith('.contract.ts') && !isTest(file) && !typeOnly)
      fault('a rule imports contracts by type only');
  }
  if (floor === 'web') {
    if (target?.startsWith('server/')) fault('web never imports server');
    if (target?.endsWith('.contract') && !typeOnly && !isTest(file))
      fault('a page imports contracts by type only');
  }
  if (floor === 'server' && target?.startsWith('web/')) fault('server meets web only through its build');
  if (!target || !FLOORS.includes(floor)) return;
  const [targetFloor, targetRoom] = target.split('/');
  if (targetFloor !== floor || targetRoom === room || !target.includes('/', floor.length + 1)) return;
  // Tables may point at other tables, for foreign keys; nothing else enters another room by its private doors.
  const isPrivate = /\.(queries|tables|routes)$/.test(target);
  const tableToTable = file.endsWith('.tables.ts') && target.endsWith('.tables');
  const furnishes = /^(server\/app|web\/routes)\.ts$/.test(file);
  if (isPrivate && !tableToTable && !furnishes && !isTest(file)) fault('private to its folder');
  if (!FEATURES.includes(room) || !FEATURES.includes(targetRoom) || isTest(file)) return;
  if (!mayImport(room, targetRoom))
    fault(`${room} may not import ${targetRoom}: see FEATURE_IMPORTS in scripts/house.mjs`);
}

function resolveOwn(file, specifier) {
  if (specifier.startsWith('@atalaya/')) return specifier.slice('@atalaya/'.length);
  if (!specifier.startsWith('.')) return undefined;
  return relative(checkout, join(checkout, dirname(file), specifier))
    .split(sep)
    .join('/')
    .replace(/\.(ts|tsx)$/, '');
}
