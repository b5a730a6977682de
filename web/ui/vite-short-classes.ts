import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Selector, transform } from 'lightningcss';
import type { Plugin } from 'vite';

const WEB = join(import.meta.dirname, '..');
const STYLES = /[\\/]ui[\\/]app\.css$/;

/**
 * Gives every class of app.css a second, short name, and leaves the table in `build/class-names.json`: kept pages are
 * written with the short ones (server/platform/pages/press.ts), scripts know the long ones only. Class lists were half
 * the HTML of a public page.
 */
export function shortClasses(): Plugin {
  let names: Record<string, string> = {};
  return {
    name: 'short-classes',
    apply: 'build',
    transform(code, id) {
      if (!STYLES.test(id)) return;
      const made = withShortNames(code, usesIn(WEB));
      names = made.names;
      return { code: made.css, map: null };
    },
    writeBundle() {
      if (this.environment.name === 'client')
        writeFileSync(join(WEB, 'build', 'class-names.json'), JSON.stringify(names));
    },
  };
}

/** `uses`: how often each class stands in the sources; the most frequent get the shortest names. */
export function withShortNames(css: string, uses: ReadonlyMap<string, number>) {
  const selectors = selectorsOf(css);
  const known = new Set(selectors.flatMap(allClasses));
  const others = new Set(selectors.filter((one) => !soleClass(one)).flatMap(allClasses));
  const wanted = [...known]
    .filter((name) => !others.has(name))
    .sort((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0) || a.localeCompare(b, 'en'));
  const free = shortNames(known);
  const names: Record<string, string> = {};
  for (const name of wanted) {
    const short = free.next().value;
    // A class that is hardly longer is not worth a second selector.
    if (short && name.length > short.length + 1) names[name] = short;
  }
  const result = transform({
    filename: 'app.css',
    code: Buffer.from(css),
    visitor: {
      Selector(selector) {
        const name = soleClass(selector);
        const short = name && names[name];
        if (!short) return;
        return [selector, selector.map((part) => (part.type === 'class' ? { ...part, name: short } : part))];
      },
    },
  });
  return { css: Buffer.from(result.code).toString('utf8'), names };
}

function selectorsOf(css: string): Selector[] {
  const selectors: Selector[] = [];
  transform({
    filename: 'app.css',
    code: Buffer.from(css),
    visitor: {
      Selector(selector) {
        selectors.push(selector);
      },
    },
  });
  return selectors;
}

/** The class of a selector that has one only, and not inside another one's brackets: such a rule can be written twice. */
function soleClass(selector: Selector): string | undefined {
  const [name, ...more] = allClasses(selector);
  const isOutside = selector.some((part) => part.type === 'class');
  return name !== undefined && more.length === 0 && isOutside ? name : undefined;
}

const allClasses = (selector: Selector): string[] =>
  selector.flatMap((part) => {
    if (part.type === 'class') return [part.name];
    if (part.type !== 'pseudo-class') return [];
    const inner = 'selectors' in part && Array.isArray(part.selectors) ? part.selectors : [];
    // `:host()` holds one selector, the others a list of them.
    return inner.flatMap((one) => allClasses(Array.isArray(one) ? one : [one]));
  });

function* shortNames(taken: ReadonlySet<string>): Generator<string, undefined> {
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const firsts = [...letters];
  const seconds = ['', ...letters, ...'0123456789'];
  for (const second of seconds)
    for (const first of firsts) if (!taken.has(first + second)) yield first + second;
  for (const third of seconds)
    for (const second of seconds)
      for (const first of firsts) if (!taken.has(first + second + third)) yield first + second + third;
  return undefined;
}

function usesIn(folder: string): Map<string, number> {
  const uses = new Map<string, number>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || /(^|[\\/])(node_modules|build|\.react-router)[\\/]/.test(file)) continue;
    for (const word of readFileSync(join(folder, file), 'utf8').split(/[\s'"`]+/))
      uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  return uses;
}
