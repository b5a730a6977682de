const ICON = /(<svg [^>]*class="lucide[^"]*"[^>]*>)(.*?)<\/svg>/g;
/** Where the root of the pages keeps the shapes that several icons share (web/root.tsx). */
const SHARED_SHAPES = /(<svg id="icon-shapes"[^>]*>)<\/svg>/;

/**
 * Writes a kept page shorter without changing what is seen or read: the shapes of an icon that it shows more than once are
 * drawn once. The browser's React takes the inner HTML of an icon over as it finds it.
 */
export function shareShapes(html: string): string {
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
