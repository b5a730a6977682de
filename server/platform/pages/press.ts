export type ClassNames = ReadonlyMap<string, string>;

const SCRIPT = /(<script[\s\S]*?<\/script>)/;
const ICON = /(<svg [^>]*class="lucide[^"]*"[^>]*>)(.*?)<\/svg>/g;
/** Where the root of the pages keeps the shapes that several icons share (web/root.tsx). */
const SHARED_SHAPES = /(<svg id="icon-shapes"[^>]*>)<\/svg>/;

/**
 * Writes a kept page shorter without changing what is seen or read: the shapes of an icon once, classes by their short
 * names. The browser's React takes attributes and inner HTML over as it finds them, and writes the long forms where it
 * changes something; both forms mean the same.
 */
export function press(html: string, names: ClassNames): string {
  const start = html.indexOf('<body');
  if (start < 0) return html;
  const body = shareShapes(html.slice(start))
    .split(SCRIPT)
    .map((piece) => (piece.startsWith('<script') ? unindented(piece) : shortenTags(piece, names)))
    .join('');
  return html.slice(0, start) + body;
}

function shareShapes(html: string): string {
  if (!SHARED_SHAPES.test(html)) return html;
  const uses = new Map<string, number>();
  for (const [, , shapes = ''] of html.matchAll(ICON)) uses.set(shapes, (uses.get(shapes) ?? 0) + 1);
  const shared = new Map<string, string>();
  for (const [shapes, count] of uses) if (count > 1) shared.set(shapes, `i-${shared.size}`);
  const drawn = [...shared].map(([shapes, id]) => `<g id="${id}">${shapes}</g>`).join('');
  return html
    .replace(ICON, (icon, open: string, shapes: string) => {
      const id = shared.get(shapes);
      return id ? `${open}<use href="#${id}"/></svg>` : icon;
    })
    .replace(SHARED_SHAPES, (_, open: string) => `${open}${drawn}</svg>`);
}

/** The router writes its table for people to read; no string of it spans lines. */
const unindented = (script: string): string => script.replace(/\n\s+/g, '\n');

const shortenTags = (html: string, names: ClassNames): string =>
  html
    .replaceAll(' data-discover="true"', ' data-discover')
    .replace(/ class="([^"]*)"/g, (_, list: string) => ` class="${shortened(list, names)}"`);

const shortened = (list: string, names: ClassNames): string =>
  list
    .split(' ')
    .filter(Boolean)
    .map((name) => names.get(unescaped(name)) ?? name)
    .join(' ');

const CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const unescaped = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => CHARACTERS[name] ?? '');
