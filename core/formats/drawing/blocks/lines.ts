import type { BlockOf } from '../../infographics/infographic.contract.ts';
import { isPictogram, pictogram } from '../pictograms.ts';
import { type Part, type Shape, toneColors } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { paragraph, textWidth } from '../text.ts';
import { arrowHead, card, chip, factText, grid } from './fact-text.ts';

/** Moments along a line, downwards, or across a wide sheet. */
export function drawTimeline(block: BlockOf<'timeline'>, width: number, sheet: Sheet): Part {
  return block.across && sheet.isWide && !block.half
    ? drawAcross(block, width, sheet)
    : drawDown(block, width, sheet);
}

function drawDown({ items }: BlockOf<'timeline'>, width: number, sheet: Sheet): Part {
  const { size, gap } = sheet;
  const markSize = size.heading * 0.9;
  const marks = Math.min(
    width * 0.34,
    Math.max(...items.map(({ mark }) => textWidth(mark, 'head', markSize))) + 2,
  );
  const dot = size.body * 0.5;
  const line = marks + size.body * 1.1;
  const left = line + size.body * 1.3;
  const shapes: Shape[] = [];
  const dots: Shape[] = [];
  let y = 0;
  let [first, last] = [0, 0];
  for (const item of items) {
    const mark = paragraph(item.mark, marks, {
      font: 'head',
      size: markSize,
      fill: toneColors[item.tone].text,
      anchor: 'end',
    });
    const words = factText(item, width - left, sheet);
    const middle = y + size.name * 0.62;
    if (y === 0) first = middle;
    last = middle;
    shapes.push({ kind: 'group', x: 0, y: middle - markSize * 0.56, shapes: mark.shapes });
    shapes.push({ kind: 'group', x: left, y, shapes: words.shapes });
    dots.push({ kind: 'circle', x: line, y: middle, radius: dot, fill: toneColors[item.tone].strong });
    y += Math.max(words.height, mark.height) + gap * 0.75;
  }
  const axis: Shape = { kind: 'path', d: `M${line} ${first}V${last}`, stroke: 'line-strong', strokeWidth: 2 };
  return { height: y - gap * 0.75, shapes: [axis, ...shapes, ...dots] };
}

function drawAcross({ items }: BlockOf<'timeline'>, width: number, sheet: Sheet): Part {
  const { size, gap } = sheet;
  const cell = (width - gap * (items.length - 1)) / items.length;
  const axisY = size.heading * 1.75;
  const shapes: Shape[] = [
    { kind: 'path', d: `M6 ${axisY}H${width - 10}`, stroke: 'line-strong', strokeWidth: 2.5 },
    arrowHead(width, axisY, 8, false, 'line-strong'),
  ];
  let height = 0;
  for (const [index, item] of items.entries()) {
    const x = index * (cell + gap);
    const mark = paragraph(item.mark, cell, {
      font: 'head',
      size: size.heading * 1.1,
      fill: toneColors[item.tone].text,
    });
    const words = factText(item, cell, sheet);
    shapes.push({ kind: 'group', x, y: 0, shapes: mark.shapes });
    shapes.push({ kind: 'circle', x: x + 9, y: axisY, radius: 9, fill: toneColors[item.tone].strong });
    shapes.push({ kind: 'group', x, y: axisY + 18, shapes: words.shapes });
    height = Math.max(height, axisY + 18 + words.height);
  }
  return { height, shapes };
}

/** Numbered boxes joined by arrows. */
export function drawFlow({ items, half }: BlockOf<'flow'>, width: number, sheet: Sheet): Part {
  const { pad, size, isWide } = sheet;
  const columns = !isWide || half ? 1 : items.length <= 5 ? items.length : items.length % 3 === 0 ? 3 : 4;
  const gap = columns === 1 ? size.body * 1.5 : 30;
  const radius = size.name * 0.72;
  const isDown = columns === 1;
  const indent = isDown ? radius * 2 + pad : 0;
  const content = (item: (typeof items)[number], cell: number) =>
    factText(item, cell - 2 * pad - indent, sheet);
  const extra = isDown ? 0 : radius * 2 + pad * 0.5;
  return grid(
    items,
    { columns, width, gap },
    (item, cell) => content(item, cell).height + extra + 2 * pad * 0.85,
    (item, cell, height, index) => {
      const colors = toneColors[item.tone];
      const words = content(item, cell);
      const box = card({ height, shapes: [] }, cell, height, sheet, {
        fill: colors.tint,
        stroke: colors.strong,
      });
      const isLast = index === items.length - 1;
      const endsRow = (index + 1) % columns === 0;
      const shapes: Shape[] = [
        ...box.shapes,
        ...chip(`${index + 1}`, pad + radius, isDown ? height / 2 : pad * 0.85 + radius, radius, item.tone),
        { kind: 'group', x: pad + indent, y: pad * 0.85 + extra, shapes: words.shapes },
      ];
      if (item.icon && isPictogram(item.icon) && !isDown)
        shapes.push(pictogram(item.icon, cell - pad - radius * 2, pad * 0.85, radius * 2, colors.text));
      if (!isLast && isDown) {
        shapes.push({
          kind: 'path',
          d: `M${cell / 2} ${height}V${height + gap - 7}`,
          stroke: 'line-strong',
          strokeWidth: 2,
        });
        shapes.push(arrowHead(cell / 2, height + gap - 2, 6, true, 'line-strong'));
      } else if (!isLast && !endsRow) {
        shapes.push({
          kind: 'path',
          d: `M${cell} ${height / 2}H${cell + gap - 9}`,
          stroke: 'line-strong',
          strokeWidth: 2,
        });
        shapes.push(arrowHead(cell + gap - 2, height / 2, 7, false, 'line-strong'));
      }
      return { height, shapes };
    },
  );
}
