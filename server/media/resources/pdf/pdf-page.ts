import { join } from 'node:path';
import { brand } from '@atalaya/core/brand';
import type { Sheet } from '@atalaya/core/media/resources/sheet';
import type { Kit } from '../../../platform/kit';
import { openPdf, type PdfDocument, pdfText } from '../../../platform/pdf/pdf-file';

export const LEFT = 48;
export const RIGHT = 547;
export const WIDTH = RIGHT - LEFT;
const TOP = 52;
const BOTTOM = 776;
const FOOT = 800;

export const colours = {
  ink: '#0E1B33',
  muted: '#4B5A75',
  line: '#D9E0EA',
  strong: '#76849C',
  navy: '#12336B',
  gold: '#B7821B',
  tint: '#E8EEF8',
} as const;

export const fonts = { text: 'text', bold: 'bold', head: 'head' } as const;

export type Page = {
  document: PdfDocument;
  /** The structure that assistive technology reads. */
  root: PDFKit.PDFStructureElement;
  y: number;
};

const files: Readonly<Record<keyof typeof fonts, string>> = {
  text: 'source-sans-3-400.ttf',
  bold: 'source-sans-3-600.ttf',
  head: 'barlow-condensed-700.ttf',
};

export async function openPage(
  { env }: Pick<Kit, 'env'>,
  { title, description, validOn }: Sheet,
): Promise<Page> {
  const at = new Date(`${validOn ?? '2026-01-01'}T00:00:00Z`);
  const document = await openPdf({
    size: 'A4',
    // The text is placed by hand; a small bottom margin keeps the foot on its page.
    margins: { top: TOP, left: LEFT, right: 595 - RIGHT, bottom: 10 },
    bufferPages: true,
    tagged: true,
    pdfVersion: '1.7',
    lang: 'es-ES',
    displayTitle: true,
    info: { Title: title, Subject: description, Author: brand.name, CreationDate: at, ModDate: at },
  });
  for (const [name, file] of Object.entries(files))
    document.registerFont(name, join(env.checkout, 'server/platform/pdf/fonts', file));
  const root = document.struct('Document');
  document.addStructure(root);
  return { document, root, y: TOP };
}

/** A new page if less than this is left. */
export function need(page: Page, height: number): boolean {
  if (page.y + height <= BOTTOM) return false;
  page.document.addPage();
  page.y = TOP;
  return true;
}

export const room = (page: Page): number => BOTTOM - page.y;

/** Lines and fills: assistive technology passes over them. */
export function artifact({ document }: Page, draw: () => void): void {
  document.markContent('Artifact', { type: 'Layout' });
  draw();
  document.endMarkedContent();
}

type Style = { font?: keyof typeof fonts; size?: number; colour?: string; x?: number; width?: number };

export function heightOf(
  { document }: Page,
  text: string,
  { font = 'text', size = 10, width = WIDTH }: Style,
): number {
  return document.font(font).fontSize(size).heightOfString(pdfText(text), { width, lineGap: 1.5 });
}

/** Writes at a place, without moving the page on. */
export function write({ document }: Page, text: string, y: number, style: Style): void {
  const { font = 'text', size = 10, colour = colours.ink, x = LEFT, width = WIDTH } = style;
  document.font(font).fontSize(size).fillColor(colour).text(pdfText(text), x, y, { width, lineGap: 1.5 });
}

/** A paragraph of its own in the structure; the page moves on by its height and the space after it. */
export function paragraph(page: Page, tag: string, text: string, style: Style, after = 6): void {
  const height = heightOf(page, text, style);
  need(page, height);
  const { y } = page;
  page.root.add(page.document.struct(tag, {}, () => write(page, text, y, style)));
  page.y += height + after;
}

/** The tower of the brand, small. */
function tower(document: PdfDocument, x: number, y: number): void {
  document.roundedRect(x, y, 22, 22, 4).fill(colours.navy);
  document.path(`M${x + 6} ${y + 18} v-8 h-1 v-5 h3 v2 h2 v-2 h2 v2 h2 v-2 h3 v5 h-1 v8 z`).fill('#FFFFFF');
}

export function heading(page: Page, { title, description }: Sheet, origin: string): void {
  const { document } = page;
  artifact(page, () => {
    tower(document, LEFT, TOP - 8);
    document.font(fonts.head).fontSize(12).fillColor(colours.navy);
    document.text(brand.name.toUpperCase(), LEFT + 30, TOP - 4, { characterSpacing: 1, lineBreak: false });
  });
  page.y = TOP + 30;
  paragraph(page, 'H1', title, { font: 'head', size: 25 }, 2);
  paragraph(page, 'P', description, { size: 11.5, colour: colours.muted }, 8);
  artifact(page, () => {
    document.rect(LEFT, page.y, 54, 3).fill(colours.gold);
  });
  page.y += 13;
  paragraph(page, 'P', origin, { size: 8.5, colour: colours.muted }, 12);
}

/** The foot of every page, once all are written. */
export function numberPages(page: Page, { title }: Sheet): void {
  const { document } = page;
  const { start, count } = document.bufferedPageRange();
  for (let at = start; at < start + count; at += 1) {
    document.switchToPage(at);
    document.markContent('Artifact', { type: 'Pagination' });
    document
      .moveTo(LEFT, FOOT - 8)
      .lineTo(RIGHT, FOOT - 8)
      .lineWidth(0.6)
      .stroke(colours.line);
    document.font(fonts.text).fontSize(8).fillColor(colours.muted);
    document.text(pdfText(`${brand.name} · ${title}`), LEFT, FOOT, { width: 380, lineBreak: false });
    document.text(`Página ${at + 1} de ${count}`, RIGHT - 100, FOOT, { width: 100, align: 'right' });
    document.endMarkedContent();
  }
}
