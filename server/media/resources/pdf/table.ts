import type { Block } from '@atalaya/core/media/resources/sheet';
import { artifact, colours, heightOf, LEFT, need, type Page, RIGHT, WIDTH, write } from './pdf-page';

type Table = Extract<Block, { kind: 'table' }>;

const PAD = 5;
const SIZE = 9.3;
const HEAD_HEIGHT = 20;

/** Rows are never cut; the head stands on every page. Tables with a row height are written on by hand, so they have cells. */
export function drawTable(page: Page, { columns, rows, rowHeight }: Table): void {
  const { document } = page;
  const places = columns.map(({ share }, at) => ({
    x: LEFT + WIDTH * columns.slice(0, at).reduce((sum, column) => sum + column.share, 0),
    width: WIDTH * share,
  }));
  const isGrid = rowHeight !== null;
  const table = document.struct('Table');
  page.root.add(table);
  const row = (cells: readonly string[], height: number, isHead: boolean) => {
    const { y } = page;
    artifact(page, () => {
      if (isHead) document.rect(LEFT, y, WIDTH, height).fill(colours.tint);
      if (isGrid && !isHead)
        for (const { x } of places.slice(1))
          document
            .moveTo(x, y)
            .lineTo(x, y + height)
            .lineWidth(0.5)
            .stroke(colours.line);
      document
        .moveTo(LEFT, y + height)
        .lineTo(RIGHT, y + height)
        .lineWidth(isHead ? 1 : 0.5)
        .stroke(isHead ? colours.navy : colours.line);
    });
    const line = document.struct('TR');
    table.add(line);
    for (const [at, { x, width }] of places.entries()) {
      const style = {
        font: isHead || at === 0 ? ('bold' as const) : ('text' as const),
        size: SIZE,
        colour: isHead ? colours.navy : colours.ink,
        x: x + PAD,
        width: width - 2 * PAD,
      };
      const text = cells[at] ?? '';
      line.add(
        document.struct(isHead ? 'TH' : 'TD', {}, () => {
          if (text !== '') write(page, text, y + PAD, style);
        }),
      );
    }
    line.end();
    page.y += height;
  };
  const heights = rows.map((cells) =>
    Math.max(
      rowHeight ?? 0,
      ...cells.map((text, at) => {
        const width = (places[at]?.width ?? WIDTH) - 2 * PAD;
        return heightOf(page, text, { font: at === 0 ? 'bold' : 'text', size: SIZE, width }) + 2 * PAD - 1;
      }),
    ),
  );
  const labels = columns.map(({ label }) => label);
  need(page, HEAD_HEIGHT + (heights[0] ?? 0));
  row(labels, HEAD_HEIGHT, true);
  for (const [at, cells] of rows.entries()) {
    if (need(page, heights[at] ?? 0)) row(labels, HEAD_HEIGHT, true);
    row(cells, heights[at] ?? 0, false);
  }
  table.end();
  page.y += 14;
}
