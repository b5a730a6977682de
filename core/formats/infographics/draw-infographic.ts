import { brand } from '../../brand.ts';
import { longDay } from '../../platform/date-format.ts';
import { drawColumns, drawFigures, drawNote, drawPyramid } from '../drawing/blocks/cards.ts';
import { drawLayers, drawScale } from '../drawing/blocks/charts.ts';
import { drawFlow, drawTimeline } from '../drawing/blocks/lines.ts';
import { drawTable } from '../drawing/blocks/tables.ts';
import { drawCycle, drawTree } from '../drawing/blocks/wholes.ts';
import { isPictogram, pictogram } from '../drawing/pictograms.ts';
import type { Drawing, Part, Shape } from '../drawing/shapes.ts';
import type { Sheet } from '../drawing/sheet.ts';
import { paragraph, stack } from '../drawing/text.ts';
import type { Block, InfographicFile } from './infographic.contract.ts';

/** The whole picture: a dark head, the blocks and the law it rests on. */
export function drawInfographic(piece: InfographicFile, sheet: Sheet): Drawing {
  const { width, margin, gap } = sheet;
  const inner = width - 2 * margin;
  const head = drawHead(piece, sheet);
  const body = stack(
    rowsOf(piece.blocks, sheet).map((row) => drawRow(row, inner, sheet)),
    gap * 1.15,
  );
  const foot = drawFoot(piece, inner, sheet);
  const bodyY = head.height + gap;
  const footY = bodyY + body.height + gap;
  const height = Math.ceil(footY + foot.height + margin * 0.6);
  const shapes: Shape[] = [
    { kind: 'rect', x: 0, y: 0, width, height, fill: 'surface' },
    ...head.shapes,
    { kind: 'group', x: margin, y: bodyY, shapes: body.shapes },
    { kind: 'group', x: margin, y: footY, shapes: foot.shapes },
  ];
  return { width, height, shapes };
}

function drawHead({ title, summary, icon, topics }: InfographicFile, sheet: Sheet): Part {
  const { width, margin, size, isWide } = sheet;
  const mark = isWide ? 120 : 58;
  const inner = width - 2 * margin - mark - sheet.gap;
  const words = stack(
    [
      paragraph(topics.map((topic) => `Tema ${topic}`).join(' · '), inner, {
        font: 'bold',
        size: size.small,
        fill: 'panel-gold',
      }),
      paragraph(title, inner, {
        font: 'head',
        size: size.title,
        fill: 'on-panel',
        leading: 1,
        balance: true,
      }),
    ],
    isWide ? 6 : 4,
  );
  const lead = paragraph(summary, isWide ? inner : width - 2 * margin, {
    size: isWide ? size.name : size.body,
    fill: 'on-panel-muted',
    balance: true,
  });
  const top = isWide ? 24 : 14;
  const leadY = top + Math.max(words.height, isWide ? 0 : mark) + 8;
  const height = Math.max(leadY + lead.height, isWide ? top + mark : 0) + top;
  const shapes: Shape[] = [
    { kind: 'rect', x: 0, y: 0, width, height, fill: 'panel' },
    { kind: 'rect', x: 0, y: height, width, height: isWide ? 6 : 4, fill: 'gold' },
    {
      kind: 'circle',
      x: width - margin - mark / 2,
      y: top + mark / 2,
      radius: mark / 2,
      stroke: 'panel-line',
      strokeWidth: 2,
    },
    { kind: 'group', x: margin, y: top, shapes: words.shapes },
    { kind: 'group', x: margin, y: leadY, shapes: lead.shapes },
  ];
  if (isPictogram(icon))
    shapes.push(pictogram(icon, width - margin - mark * 0.78, top + mark * 0.22, mark * 0.56, 'panel-gold'));
  return { height: height + (isWide ? 6 : 4), shapes };
}

function drawFoot({ basis, validOn }: InfographicFile, width: number, sheet: Sheet): Part {
  const { size } = sheet;
  const words = stack(
    [
      paragraph(`Base legal: ${basis}`, width, { size: size.small, fill: 'muted' }),
      paragraph(`Comprobado con los textos en vigor el ${longDay(validOn)} · ${brand.name}`, width, {
        size: size.small,
        fill: 'muted',
      }),
    ],
    2,
  );
  return {
    height: words.height + 10,
    shapes: [
      { kind: 'path', d: `M0 0H${width}`, stroke: 'line', strokeWidth: 1.2 },
      { kind: 'group', x: 0, y: 10, shapes: words.shapes },
    ],
  };
}

/** Two halves that follow each other share a row of a wide sheet. */
function rowsOf(blocks: readonly Block[], { isWide }: Sheet): Block[][] {
  const rows: Block[][] = [];
  for (const block of blocks) {
    const last = rows.at(-1);
    const joins = isWide && block.half && last?.length === 1 && last[0]?.half;
    if (joins) last.push(block);
    else rows.push([block]);
  }
  return rows;
}

function drawRow(row: readonly Block[], width: number, sheet: Sheet): Part {
  const gap = sheet.gap * 1.4;
  const cell = (width - gap * (row.length - 1)) / row.length;
  const parts = row.map((block) => drawTitled(block, cell, sheet));
  return {
    height: Math.max(...parts.map(({ height }) => height)),
    shapes: parts.map(({ shapes }, index) => ({ kind: 'group', x: index * (cell + gap), y: 0, shapes })),
  };
}

function drawTitled(block: Block, width: number, sheet: Sheet): Part {
  const drawn = drawBlock(block, width, sheet);
  if (!block.title || block.kind === 'note') return drawn;
  const { heading } = sheet.size;
  const title = paragraph(block.title, width - heading * 0.6, { font: 'head', size: heading, fill: 'ink' });
  const bar: Shape = {
    kind: 'rect',
    x: 0,
    y: heading * 0.16,
    width: heading * 0.2,
    height: title.height - heading * 0.24,
    fill: 'gold',
  };
  const named: Part = {
    height: title.height,
    shapes: [bar, { kind: 'group', x: heading * 0.5, y: 0, shapes: title.shapes }],
  };
  return stack([named, drawn], sheet.isWide ? 12 : 8);
}

function drawBlock(block: Block, width: number, sheet: Sheet): Part {
  switch (block.kind) {
    case 'figures':
      return drawFigures(block, width, sheet);
    case 'timeline':
      return drawTimeline(block, width, sheet);
    case 'columns':
      return drawColumns(block, width, sheet);
    case 'pyramid':
      return drawPyramid(block, width, sheet);
    case 'flow':
      return drawFlow(block, width, sheet);
    case 'tree':
      return drawTree(block, width, sheet);
    case 'scale':
      return drawScale(block, width, sheet);
    case 'table':
      return drawTable(block, width, sheet);
    case 'layers':
      return drawLayers(block, width, sheet);
    case 'cycle':
      return drawCycle(block, width, sheet);
    case 'note':
      return drawNote(block, width, sheet);
  }
}
