import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../../env';

const FONTS = [
  { family: 'Source Sans 3', weight: '400 700', file: 'source-sans-3.woff2' },
  { family: 'Barlow Condensed', weight: '700', file: 'barlow-condensed-700.woff2' },
];

/** A style element with the fonts of the pages inside it: an SVG that is opened as an image can load nothing else. */
export async function fontFaces({ checkout }: Pick<Env, 'checkout'>): Promise<string> {
  const rules = await Promise.all(
    FONTS.map(async ({ family, weight, file }) => {
      const bytes = await readFile(join(checkout, 'web/ui/fonts', file));
      const source = `url(data:font/woff2;base64,${bytes.toString('base64')})`;
      return `@font-face{font-family:'${family}';font-weight:${weight};src:${source} format('woff2')}`;
    }),
  );
  return `<style>${rules.join('')}</style>`;
}
