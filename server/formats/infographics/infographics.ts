import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { narrow, type Sheet, wide } from '@atalaya/core/formats/drawing/sheet';
import { onPaper, themed, toSvg } from '@atalaya/core/formats/drawing/svg';
import { drawInfographic } from '@atalaya/core/formats/infographics/draw-infographic';
import type { InfographicFile } from '@atalaya/core/formats/infographics/infographic.contract';
import type { Env } from '../../env';
import { AppError } from '../../platform/app-error';
import type { Kit } from '../../platform/kit';
import { selectInfographic, selectInfographics } from '../formats.queries';
import { listed } from '../piece-lists';
import { drawingPdf } from './drawing-pdf';

/** The infographics with their topics. */
export async function infographics(kit: Kit) {
  const items = await listed(kit, await selectInfographics(kit.db));
  return items.map((item) => ({ ...item, sheet: sizeOf(item.body, wide) }));
}

export async function infographicById(kit: Kit, id: string) {
  const items = await infographics(kit);
  const index = items.findIndex((one) => one.id === id);
  const found = items[index];
  if (!found) throw new AppError('request.not-found');
  const { alt, basis, validOn, blocks } = found.body;
  const column = sizeOf(found.body, narrow);
  return { ...found, alt, basis, validOn, blocks, column, next: items[index + 1] ?? null };
}

function sizeOf(body: InfographicFile, sheet: Sheet) {
  const { width, height } = drawInfographic(body, sheet);
  return { width, height };
}

type FileName = 'sheet.svg' | 'column.svg' | 'download.svg' | 'download.pdf';
type DrawnFile = { type: string; name?: string; bytes: string | Uint8Array };

/** The drawings of a page follow its theme; a file to keep is light and brings its fonts. */
export async function infographicFile(kit: Kit, id: string, file: FileName): Promise<DrawnFile> {
  const found = await selectInfographic(kit.db, id);
  if (!found) throw new AppError('request.not-found');
  const drawing = drawInfographic(found.body, file === 'column.svg' ? narrow : wide);
  const words = { title: found.title, description: found.body.alt };
  const type = 'image/svg+xml';
  if (file === 'download.pdf')
    return {
      type: 'application/pdf',
      name: `${id}.pdf`,
      bytes: await drawingPdf(drawing, words, kit.clock.now()),
    };
  if (file === 'download.svg') {
    const style = await fontFaces(kit.env);
    return { type, name: `${id}.svg`, bytes: toSvg(drawing, { ...words, paint: onPaper, style }) };
  }
  return { type, bytes: toSvg(drawing, { ...words, paint: themed }) };
}

const FONTS = [
  { family: 'Source Sans 3', weight: '400 700', file: 'source-sans-3.woff2' },
  { family: 'Barlow Condensed', weight: '700', file: 'barlow-condensed-700.woff2' },
];

/** A style element with the fonts of the pages inside it: an SVG that is opened as an image can load nothing else. */
async function fontFaces({ checkout }: Pick<Env, 'checkout'>): Promise<string> {
  const rules = await Promise.all(
    FONTS.map(async ({ family, weight, file }) => {
      const bytes = await readFile(join(checkout, 'web/ui/fonts', file));
      const source = `url(data:font/woff2;base64,${bytes.toString('base64')})`;
      return `@font-face{font-family:'${family}';font-weight:${weight};src:${source} format('woff2')}`;
    }),
  );
  return `<style>${rules.join('')}</style>`;
}
