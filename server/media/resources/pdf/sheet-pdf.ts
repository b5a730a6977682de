import type { Block, Sheet } from '@atalaya/core/media/resources/sheet';
import type { Kit } from '../../../platform/kit';
import { pdfFile, pdfText } from '../../../platform/pdf/pdf-file';
import { readFigureFile } from '../../../syllabus/reading/figures';
import { originOf } from '../sheets';
import {
  artifact,
  colours,
  heading,
  heightOf,
  LEFT,
  need,
  numberPages,
  openPage,
  type Page,
  paragraph,
  WIDTH,
  write,
} from './pdf-page';
import { drawFigure } from './svg-figure';
import { drawTable } from './table';

type Drawn<K extends Block['kind']> = Extract<Block, { kind: K }>;

/** A4, tagged, with bookmarks, page numbers and the fonts inside. */
export async function sheetPdf(kit: Kit, sheet: Sheet): Promise<Buffer> {
  const page = await openPage(kit, sheet);
  const file = pdfFile(page.document);
  heading(page, sheet, originOf(sheet));
  for (const [at, block] of sheet.blocks.entries()) await draw(kit, page, block, sheet.blocks[at + 1]);
  page.root.end();
  numberPages(page, sheet);
  page.document.end();
  return file;
}

async function draw(kit: Kit, page: Page, block: Block, next: Block | undefined): Promise<void> {
  switch (block.kind) {
    case 'heading':
      return title(page, block.text, next);
    case 'text':
      return paragraph(page, 'P', block.text, { size: 10.5 }, 10);
    case 'table':
      return drawTable(page, block);
    case 'checks':
      return checks(page, block);
    case 'tree':
      return tree(page, block);
    case 'figure':
      return figure(kit, page, block);
    case 'question':
      return question(page, block);
    case 'answers':
      return answers(page, block);
  }
}

/** A heading never stands alone at the foot of a page: some of its text, or its whole figure, goes with it. */
const WITH_HEADING = 90;
const HEADING = 40;

function title(page: Page, text: string, next: Block | undefined): void {
  need(page, next?.kind === 'figure' ? HEADING + sizeOf(next).space : WITH_HEADING);
  page.y += 6;
  page.document.outline.addItem(pdfText(text));
  paragraph(page, 'H2', text, { font: 'head', size: 15, colour: colours.navy }, 6);
}

const BOX = 11;

function checks(page: Page, { items }: Drawn<'checks'>): void {
  const list = page.document.struct('L');
  page.root.add(list);
  for (const item of items) {
    const style = { size: 10.5, x: LEFT + BOX + 9, width: WIDTH - BOX - 9 };
    const height = heightOf(page, item, style);
    need(page, height);
    const { y } = page;
    artifact(page, () => {
      page.document
        .roundedRect(LEFT, y + 1.5, BOX, BOX, 2)
        .lineWidth(1)
        .stroke(colours.strong);
    });
    list.add(page.document.struct('LI', {}, () => write(page, item, y, style)));
    page.y += height + 5.5;
  }
  list.end();
  page.y += 6;
}

const INDENT = 16;

/** A tree as an outline: the deeper, the smaller and the further in. */
function tree(page: Page, { nodes }: Drawn<'tree'>): void {
  const list = page.document.struct('L');
  page.root.add(list);
  for (const { label, note, depth } of nodes) {
    const x = LEFT + depth * INDENT + 10;
    const width = LEFT + WIDTH - x;
    const own = {
      font: depth === 0 ? ('bold' as const) : ('text' as const),
      size: depth === 0 ? 11 : 10,
      x,
      width,
    };
    const small = { size: 8.8, colour: colours.muted, x, width };
    const height = heightOf(page, label, own);
    const below = note ? heightOf(page, note, small) : 0;
    need(page, height + below + (depth === 0 ? 30 : 0));
    if (depth === 0) page.y += 5;
    const { y } = page;
    artifact(page, () => {
      if (depth === 0) page.document.rect(LEFT, y + 2, 3, height + below - 3).fill(colours.gold);
      else page.document.circle(x - 6, y + 6.5, 1.6).fill(depth === 1 ? colours.navy : colours.strong);
    });
    list.add(
      page.document.struct('LI', {}, () => {
        write(page, label, y, own);
        if (note) write(page, note, y + height, small);
      }),
    );
    page.y += height + below + 2.5;
  }
  list.end();
  page.y += 10;
}

/** How far a figure is scaled, its height, and the space it takes with its caption. */
function sizeOf({ width, height }: Drawn<'figure'>) {
  const scale = Math.min(1, (WIDTH - 60) / width);
  return { scale, height: height * scale, space: height * scale + 34 };
}

async function figure(kit: Kit, page: Page, block: Drawn<'figure'>): Promise<void> {
  const { scale, height, space } = sizeOf(block);
  need(page, space);
  const svg = Buffer.from(await readFigureFile(kit, block.name)).toString('utf8');
  const { y } = page;
  const x = LEFT + (WIDTH - block.width * scale) / 2;
  page.root.add(
    page.document.struct('Figure', { alt: pdfText(`${block.title}. ${block.description}`) }, () =>
      drawFigure(page.document, svg, { x, y, scale }),
    ),
  );
  page.y += height + 6;
  paragraph(page, 'Caption', block.title, { size: 8.8, colour: colours.muted }, 12);
}

function question(page: Page, { number, stem, options }: Drawn<'question'>): void {
  const head = { font: 'bold' as const, size: 10.3 };
  const option = { size: 10.3, x: LEFT + 14, width: WIDTH - 14 };
  const text = `${number}. ${stem}`;
  const heights = [heightOf(page, text, head), ...options.map((one) => heightOf(page, one, option))];
  need(
    page,
    heights.reduce((sum, one) => sum + one + 1.5, 0),
  );
  paragraph(page, 'P', text, head, 1.5);
  for (const one of options) paragraph(page, 'P', one, option, 1.5);
  page.y += 8;
}

function answers(page: Page, { items }: Drawn<'answers'>): void {
  for (const { number, key, why } of items)
    paragraph(page, 'P', `${number}. ${key}. ${why}`, { size: 9.3 }, 4);
}
