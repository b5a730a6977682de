import { type Color, type Part, type Shape, type Tone, toneColors } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { paragraph, stack } from '../text.ts';

type Said = { title: string; text?: string; ref?: string; tone: Tone };
type Look = { anchor?: 'middle'; name?: Color; text?: Color; ref?: Color };

/** The name, the sentence and the article of a fact, one under the other. */
export function factText({ title, text, ref }: Said, width: number, sheet: Sheet, look: Look = {}): Part {
  const { anchor } = look;
  const { size } = sheet;
  return stack(
    [
      paragraph(title, width, { font: 'bold', size: size.name, fill: look.name, anchor, leading: 1.2 }),
      text ? paragraph(text, width, { size: size.body, fill: look.text, anchor }) : null,
      ref ? paragraph(ref, width, { size: size.small, fill: look.ref ?? 'muted', anchor }) : null,
    ],
    sheet.isWide ? 4 : 3,
  );
}

/** Dots and sentences. */
export function bullets(points: readonly string[], width: number, sheet: Sheet, tone: Tone): Part {
  const { body } = sheet.size;
  const indent = body;
  return stack(
    points.map((point): Part => {
      const text = paragraph(point, width - indent, { size: body, leading: 1.25 });
      const dot: Shape = {
        kind: 'circle',
        x: body * 0.28,
        y: body * 0.64,
        radius: body * 0.19,
        fill: toneColors[tone].strong,
      };
      return { height: text.height, shapes: [dot, { kind: 'group', x: indent, y: 0, shapes: text.shapes }] };
    }),
    sheet.isWide ? 6 : 5,
  );
}

type CardLook = { fill: Color; stroke?: Color; bar?: Color };

/** A rounded box round a part. A bar marks its left edge. */
export function card(inside: Part, width: number, height: number, sheet: Sheet, look: CardLook): Part {
  const { radius, pad } = sheet;
  const shapes: Shape[] = [
    {
      kind: 'rect',
      x: 0,
      y: 0,
      width,
      height,
      radius,
      fill: look.fill,
      stroke: look.stroke,
      strokeWidth: 1.2,
    },
  ];
  if (look.bar)
    shapes.push({ kind: 'rect', x: 0, y: radius, width: 4, height: height - 2 * radius, fill: look.bar });
  shapes.push({ kind: 'group', x: pad, y: pad * 0.85, shapes: inside.shapes });
  return { height, shapes };
}

/** Cells of equal width in rows; the cells of a row have the height of the tallest. */
export function grid<T>(
  items: readonly T[],
  { columns, width, gap }: { columns: number; width: number; gap: number },
  measure: (item: T, width: number) => number,
  draw: (item: T, width: number, height: number, index: number) => Part,
): Part {
  const cell = (width - gap * (columns - 1)) / columns;
  const shapes: Shape[] = [];
  let y = 0;
  for (let first = 0; first < items.length; first += columns) {
    const row = items.slice(first, first + columns);
    const height = Math.max(...row.map((item) => measure(item, cell)));
    for (const [column, item] of row.entries()) {
      const drawn = draw(item, cell, height, first + column);
      shapes.push({ kind: 'group', x: column * (cell + gap), y, shapes: drawn.shapes });
    }
    y += height + gap;
  }
  return { height: y - gap, shapes };
}

/** An arrow head at x, y that points right or down. */
export const arrowHead = (x: number, y: number, size: number, isDown: boolean, fill: Color): Shape => ({
  kind: 'path',
  d: isDown
    ? `M${x - size} ${y - size}L${x} ${y}L${x + size} ${y - size}Z`
    : `M${x - size} ${y - size}L${x} ${y}L${x - size} ${y + size}Z`,
  fill,
});

/** A filled circle with a number or a short mark. */
export const chip = (text: string, x: number, y: number, radius: number, tone: Tone): Shape[] => [
  { kind: 'circle', x, y, radius, fill: toneColors[tone].strong },
  {
    kind: 'text',
    x,
    y: y + radius * 0.42,
    text,
    size: radius * 1.2,
    font: 'head',
    fill: toneColors[tone].on,
    anchor: 'middle',
  },
];
