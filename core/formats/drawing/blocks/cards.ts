import type { BlockOf } from '../../infographics/infographic.contract.ts';
import { isPictogram, pictogram } from '../pictograms.ts';
import { type Part, type Shape, toneColors } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { paragraph, stack, textWidth } from '../text.ts';
import { bullets, card, factText, grid } from './fact-text.ts';

/** Big numbers in cards. */
export function drawFigures({ items, half }: BlockOf<'figures'>, width: number, sheet: Sheet): Part {
  const { pad, size, isWide } = sheet;
  const most = isWide ? (half ? 2 : 4) : 2;
  const columns = items.length <= most ? items.length : items.length % 3 === 0 && isWide && !half ? 3 : most;
  const cell = (width - sheet.gap * 0.6 * (columns - 1)) / columns - 2 * pad;
  const widest = Math.max(...items.map(({ value }) => textWidth(value, 'head', size.number)));
  const number = Math.min(size.number, (size.number * cell) / widest);
  const content = (item: (typeof items)[number], inner: number) =>
    stack(
      [
        paragraph(item.value, inner + 4, {
          font: 'head',
          size: number,
          fill: toneColors[item.tone].text,
          leading: 1,
        }),
        paragraph(item.label, inner, { font: 'bold', size: size.body, leading: 1.2 }),
        item.ref ? paragraph(item.ref, inner, { size: size.small, fill: 'muted' }) : null,
      ],
      3,
    );
  return grid(
    items,
    { columns, width, gap: sheet.gap * 0.6 },
    (item, cellWidth) => content(item, cellWidth - 2 * pad).height + 2 * pad * 0.85,
    (item, cellWidth, height) =>
      card(content(item, cellWidth - 2 * pad), cellWidth, height, sheet, {
        fill: toneColors[item.tone].tint,
        bar: toneColors[item.tone].strong,
      }),
  );
}

/** Columns with a coloured head, to compare. One under the other on a phone. */
export function drawColumns({ items, half }: BlockOf<'columns'>, width: number, sheet: Sheet): Part {
  const { pad, size, isWide, radius } = sheet;
  const columns = !isWide || half ? 1 : items.length === 4 && isWordy(items) ? 2 : Math.min(items.length, 5);
  const head = (item: (typeof items)[number], cell: number) => {
    const space = item.icon ? size.heading * 1.25 : 0;
    return paragraph(item.title, cell - 2 * pad - space, {
      font: 'head',
      size: size.heading * 0.86,
      fill: toneColors[item.tone].on,
    });
  };
  const content = ({ text, ref, points, tone }: (typeof items)[number], inner: number) =>
    stack(
      [
        text ? paragraph(text, inner, { font: 'bold', size: size.body, leading: 1.25 }) : null,
        points.length > 0 ? bullets(points, inner, sheet, tone) : null,
        ref ? paragraph(ref, inner, { size: size.small, fill: 'muted' }) : null,
      ],
      isWide ? 8 : 6,
    );
  const headHeight = (cell: number, row: readonly (typeof items)[number][]) =>
    Math.max(...row.map((item) => head(item, cell).height)) + pad;
  const rowOf = (index: number) =>
    items.slice(index - (index % columns), index - (index % columns) + columns);
  return grid(
    items,
    { columns, width, gap: sheet.gap * 0.7 },
    (item, cell) =>
      headHeight(cell, rowOf(items.indexOf(item))) + content(item, cell - 2 * pad).height + 2 * pad * 0.85,
    (item, cell, height, index) => {
      const colors = toneColors[item.tone];
      const top = headHeight(cell, rowOf(index));
      const name = head(item, cell);
      const space = item.icon ? size.heading * 1.25 : 0;
      const shapes: Shape[] = [
        { kind: 'rect', x: 0, y: 0, width: cell, height, radius, fill: 'surface', stroke: colors.strong },
        { kind: 'path', d: roundedTop(cell, top, radius), fill: colors.strong },
        { kind: 'group', x: pad + space, y: (top - name.height) / 2, shapes: name.shapes },
        { kind: 'group', x: pad, y: top + pad * 0.85, shapes: content(item, cell - 2 * pad).shapes },
      ];
      if (item.icon && isPictogram(item.icon))
        shapes.push(pictogram(item.icon, pad, (top - size.heading) / 2, size.heading, colors.on));
      return { height, shapes };
    },
  );
}

const isWordy = (items: BlockOf<'columns'>['items']): boolean =>
  items.some(({ points }) => points.some((point) => point.length > 90));

const roundedTop = (width: number, height: number, radius: number): string =>
  `M0 ${height}V${radius}Q0 0 ${radius} 0H${width - radius}Q${width} 0 ${width} ${radius}V${height}Z`;

/** One sentence to keep, with its pictogram. */
export function drawNote({ title, text, tone, icon }: BlockOf<'note'>, width: number, sheet: Sheet): Part {
  const { pad, size } = sheet;
  const colors = toneColors[tone];
  const mark = size.heading * 1.2;
  const inner = width - 3 * pad - mark;
  const words = stack(
    [
      title ? paragraph(title, inner, { font: 'head', size: size.heading * 0.86, fill: colors.text }) : null,
      paragraph(text, inner, { size: size.body }),
    ],
    4,
  );
  const height = Math.max(words.height, mark) + 2 * pad * 0.85;
  const shapes: Shape[] = [
    {
      kind: 'rect',
      x: 0,
      y: 0,
      width,
      height,
      radius: sheet.radius,
      fill: colors.tint,
      stroke: colors.strong,
    },
    { kind: 'group', x: 2 * pad + mark, y: (height - words.height) / 2, shapes: words.shapes },
  ];
  if (isPictogram(icon)) shapes.push(pictogram(icon, pad, (height - mark) / 2, mark, colors.text));
  return { height, shapes };
}

/** Levels that grow from the top: what stands above prevails. */
export function drawPyramid({ items }: BlockOf<'pyramid'>, width: number, sheet: Sheet): Part {
  const { pad, size, isWide } = sheet;
  const top = isWide ? 0.44 : 0.62;
  const step = (1 - top) / Math.max(1, items.length - 1);
  const shapes: Shape[] = [];
  let y = 0;
  for (const [index, item] of items.entries()) {
    const upper = width * (top + step * index - step / 2);
    const lower = Math.min(width, width * (top + step * index + step / 2));
    const inner = Math.min(upper, lower) - 3 * pad;
    const colors = toneColors[item.tone];
    const words = factText(item, inner, sheet, { anchor: 'middle', name: colors.text });
    const height = words.height + pad * 1.3;
    const [left, right] = [(width - upper) / 2, (width + upper) / 2];
    shapes.push({
      kind: 'path',
      d: `M${left} ${y}H${right}L${(width + lower) / 2} ${y + height}H${(width - lower) / 2}Z`,
      fill: colors.tint,
      stroke: colors.strong,
    });
    shapes.push({ kind: 'group', x: (width - inner) / 2, y: y + pad * 0.65, shapes: words.shapes });
    y += height + size.small * 0.35;
  }
  return { height: y, shapes };
}
