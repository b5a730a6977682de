/**
 * Reads the YAML that docs/content.md describes (blocks, one-line flow collections, double-quoted and plain scalars)
 * twenty times faster than a whole YAML reader. Whatever else it meets, it reads nothing: the caller then asks `yaml`,
 * which also knows what to say about it. A test holds both against each other over all of content/.
 */
export function readPlainYaml(text: string): { value: unknown } | undefined {
  const lines = linesOf(text);
  if (!lines || lines.length === 0) return undefined;
  const cursor = { lines, at: 0 };
  const value = readBlock(cursor, 0);
  return value !== UNREAD && cursor.at === lines.length ? { value } : undefined;
}

const UNREAD = Symbol('not plain');
type Line = { indent: number; text: string };
type Cursor = { lines: Line[]; at: number };
type Value = unknown | typeof UNREAD;

const KEY = /^([A-Za-z][A-Za-z0-9_-]*):(?: +(.*))?$/;

function linesOf(text: string): Line[] | undefined {
  if (text.includes('\t') || /^(---|\.\.\.|%)/m.test(text)) return undefined;
  const lines: Line[] = [];
  for (const row of text.split('\n')) {
    const content = row.trimStart();
    if (content === '' || content.startsWith('#')) continue;
    lines.push({ indent: row.length - content.length, text: content.trimEnd() });
  }
  return lines;
}

function readBlock(cursor: Cursor, least: number): Value {
  const line = cursor.lines[cursor.at];
  if (!line || line.indent < least) return UNREAD;
  if (isItem(line)) return readSequence(cursor, line.indent);
  return KEY.test(line.text) ? readMapping(cursor, line.indent) : UNREAD;
}

const isItem = ({ text }: Line): boolean => text.startsWith('- ');

function readSequence(cursor: Cursor, indent: number): Value {
  const items: unknown[] = [];
  for (let line = cursor.lines[cursor.at]; line?.indent === indent; line = cursor.lines[cursor.at]) {
    if (!isItem(line)) break;
    const rest = line.text.slice(2).trimStart();
    const column = indent + line.text.length - rest.length;
    let value: Value;
    if (KEY.test(rest) || rest.startsWith('- ')) {
      cursor.lines[cursor.at] = { indent: column, text: rest };
      value = readBlock(cursor, column);
    } else {
      cursor.at += 1;
      value = readInline(rest);
    }
    if (value === UNREAD) return UNREAD;
    items.push(value);
  }
  return endsAt(cursor, indent) ? items : UNREAD;
}

function readMapping(cursor: Cursor, indent: number): Value {
  const entries = new Map<string, unknown>();
  for (let line = cursor.lines[cursor.at]; line?.indent === indent; line = cursor.lines[cursor.at]) {
    const [, key, rest = ''] = KEY.exec(line.text) ?? [];
    if (key === undefined || entries.has(key)) return UNREAD;
    cursor.at += 1;
    const next = cursor.lines[cursor.at];
    let value: Value;
    if (rest !== '') value = readInline(rest);
    // A list may stand as far left as the key that names it.
    else value = readBlock(cursor, next && isItem(next) ? indent : indent + 1);
    if (value === UNREAD) return UNREAD;
    entries.set(key, value);
  }
  return endsAt(cursor, indent) ? Object.fromEntries(entries) : UNREAD;
}

/** A deeper line here continues a scalar over several lines, which is not read. */
const endsAt = (cursor: Cursor, indent: number): boolean => (cursor.lines[cursor.at]?.indent ?? 0) <= indent;

type Text = { text: string; at: number };

function readInline(text: string): Value {
  const source = { text, at: 0 };
  const flow = text.startsWith('{') || text.startsWith('[');
  const value = flow || text.startsWith('"') ? readFlow(source) : readScalar(text);
  if (value === UNREAD || !(flow || text.startsWith('"'))) return value;
  const rest = text.slice(source.at);
  return rest === '' || /^ +#/.test(rest) ? value : UNREAD;
}

function readFlow(source: Text): Value {
  skipSpaces(source);
  const first = source.text[source.at];
  if (first === '"') return readQuoted(source);
  if (first === '[') return readFlowList(source);
  if (first === '{') return readFlowMap(source);
  const [found = ''] = /^[^,[\]{}"'#:]*/.exec(source.text.slice(source.at)) ?? [];
  source.at += found.length;
  return readScalar(found.trim());
}

function skipSpaces(source: Text): void {
  while (source.text[source.at] === ' ') source.at += 1;
}

/** Whether the given sign comes next; if so it is behind us. */
function takes(source: Text, sign: string): boolean {
  skipSpaces(source);
  if (source.text[source.at] !== sign) return false;
  source.at += 1;
  return true;
}

function readQuoted(source: Text): Value {
  const [quoted] = /^"(?:[^"\\]|\\.)*"/.exec(source.text.slice(source.at)) ?? [];
  if (quoted === undefined) return UNREAD;
  source.at += quoted.length;
  try {
    return JSON.parse(quoted);
  } catch {
    return UNREAD;
  }
}

function readFlowList(source: Text): Value {
  source.at += 1;
  const items: unknown[] = [];
  if (takes(source, ']')) return items;
  do {
    const value = readFlow(source);
    if (value === UNREAD) return UNREAD;
    items.push(value);
  } while (takes(source, ','));
  return takes(source, ']') ? items : UNREAD;
}

function readFlowMap(source: Text): Value {
  source.at += 1;
  const entries = new Map<string, unknown>();
  if (takes(source, '}')) return {};
  do {
    skipSpaces(source);
    const [whole, key] = /^([A-Za-z][A-Za-z0-9_-]*): /.exec(source.text.slice(source.at)) ?? [];
    if (whole === undefined || key === undefined || entries.has(key)) return UNREAD;
    source.at += whole.length;
    const value = readFlow(source);
    if (value === UNREAD) return UNREAD;
    entries.set(key, value);
  } while (takes(source, ','));
  return takes(source, '}') ? Object.fromEntries(entries) : UNREAD;
}

const PLAIN = /^[\p{L}¿¡«(][^\n]*$/u;
const WORD_WITH_A_MEANING = /^(null|true|false|yes|no|on|off|y|n)$/i;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A scalar without quotes. Signs and words that mean something to YAML are left to `yaml`. */
function readScalar(text: string): Value {
  if (text === 'true') return true;
  if (text === 'false') return false;
  if (/^(0|[1-9]\d{0,14})$/.test(text)) return Number(text);
  if (DAY.test(text)) return text;
  if (!PLAIN.test(text) || WORD_WITH_A_MEANING.test(text)) return UNREAD;
  return /: | #|:$/.test(text) ? UNREAD : text;
}
