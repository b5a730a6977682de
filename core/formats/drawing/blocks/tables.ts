import type { BlockOf } from '../../infographics/infographic.contract.ts';
import type { Part, Shape } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { paragraph, stack, textWidth } from '../text.ts';

/** Rows and columns under a dark head. Four columns do not fit a phone: there each row is a list. */
export function drawTable(block: BlockOf<'table'>, width: number, sheet: Sheet): Part {
  return !sheet.isWide && block.head.length > 3
    ? drawRecords(block, width, sheet)
    : drawGrid(block, width, sheet);
}

function drawGrid({ head, rows, widths }: BlockOf<'table'>, width: number, sheet: Sheet): Part {
  const { pad, size, isWide, radius } = sheet;
  const inset = isWide ? pad * 0.75 : 7;
  const body = isWide ? size.body : size.small + 0.4;
  const columns = columnWidths(
    head.map((name, column) => ({
      part: widths?.[column] ?? 1,
      least:
        2 * inset +
        1 +
        Math.max(widestWord(name, size.small), ...rows.map((row) => widestWord(row[column] ?? '', body))),
    })),
    width,
  );
  const left = (column: number) => columns.slice(0, column).reduce((sum, one) => sum + one, 0);
  const draw = (cells: readonly string[], isHead: boolean) =>
    cells.map((cell, column) =>
      paragraph(cell, (columns[column] ?? 0) - 2 * inset, {
        font: isHead || column === 0 ? 'bold' : 'body',
        size: isHead ? size.small : body,
        fill: isHead ? 'on-navy' : 'ink',
        leading: 1.22,
      }),
    );
  const shapes: Shape[] = [];
  let y = 0;
  for (const [index, cells] of [head, ...rows].entries()) {
    const isHead = index === 0;
    const drawn = draw(cells, isHead);
    const height = Math.max(...drawn.map((one) => one.height)) + inset * 1.2;
    shapes.push({
      kind: 'rect',
      x: 0,
      y,
      width,
      height,
      radius: isHead ? radius * 0.6 : undefined,
      fill: isHead ? 'navy' : index % 2 === 0 ? 'sunken' : 'surface',
    });
    for (const [column, one] of drawn.entries())
      shapes.push({ kind: 'group', x: left(column) + inset, y: y + inset * 0.6, shapes: one.shapes });
    y += height;
    if (!isHead) shapes.push({ kind: 'path', d: `M0 ${y}H${width}`, stroke: 'line', strokeWidth: 1 });
  }
  return { height: y, shapes };
}

/** The name of the row on a dark line, and under it each column with its value. */
function drawRecords({ head, rows }: BlockOf<'table'>, width: number, sheet: Sheet): Part {
  const { size, radius, pad } = sheet;
  const names = Math.max(...head.slice(1).map((name) => textWidth(name, 'bold', size.small))) + 10;
  return stack(
    rows.map(([title = '', ...cells]): Part => {
      const name = paragraph(title, width - 2 * pad, {
        font: 'bold',
        size: size.name,
        fill: 'on-navy',
        leading: 1.2,
      });
      const top = name.height + pad * 0.7;
      const lines = stack(
        cells.map((cell, index): Part => {
          const label = paragraph(head[index + 1] ?? '', names, {
            font: 'bold',
            size: size.small,
            fill: 'muted',
          });
          const value = paragraph(cell, width - 2 * pad - names, { size: size.body, leading: 1.22 });
          return {
            height: Math.max(label.height, value.height),
            shapes: [...label.shapes, { kind: 'group', x: names, y: 0, shapes: value.shapes }],
          };
        }),
        3,
      );
      const height = top + lines.height + pad;
      return {
        height,
        shapes: [
          { kind: 'rect', x: 0, y: 0, width, height, radius, fill: 'sunken' },
          { kind: 'rect', x: 0, y: 0, width, height: top, radius: radius * 0.6, fill: 'navy' },
          { kind: 'group', x: pad, y: pad * 0.35, shapes: name.shapes },
          { kind: 'group', x: pad, y: top + pad * 0.5, shapes: lines.shapes },
        ],
      };
    }),
    6,
  );
}

const widestWord = (text: string, size: number): number =>
  Math.max(...text.split(/\s+/).map((word) => textWidth(word, 'bold', size)));

/** Parts of the width, but none narrower than its longest word; the others give what it needs. */
function columnWidths(columns: readonly { part: number; least: number }[], width: number): number[] {
  const fixed = new Set<number>();
  for (;;) {
    const rest = width - columns.reduce((sum, { least }, index) => sum + (fixed.has(index) ? least : 0), 0);
    const parts = columns.reduce((sum, { part }, index) => sum + (fixed.has(index) ? 0 : part), 0);
    const shared = columns.map(({ part, least }, index) =>
      fixed.has(index) ? least : (part / parts) * rest,
    );
    const short = columns.findIndex(({ least }, index) => !fixed.has(index) && (shared[index] ?? 0) < least);
    if (short === -1) return shared;
    fixed.add(short);
  }
}
