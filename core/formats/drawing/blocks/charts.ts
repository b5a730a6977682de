import type { BlockOf } from '../../infographics/infographic.contract.ts';
import { type Part, type Shape, toneColors } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { paragraph, stack } from '../text.ts';
import { chip, factText } from './fact-text.ts';

const number = new Intl.NumberFormat('es-ES', { minimumFractionDigits: 2 });

/** Bars of coloured bands over one axis, each with what a band means. */
export function drawScale({ rows, end, unit }: BlockOf<'scale'>, width: number, sheet: Sheet): Part {
  const { size, gap } = sheet;
  return stack(
    rows.map(({ label, bands }): Part => {
      const name = paragraph(label, width, { font: 'bold', size: size.name });
      const thick = size.heading;
      const top = name.height + size.small * 0.5;
      const shapes: Shape[] = [{ kind: 'group', x: 0, y: 0, shapes: name.shapes }];
      let from = 0;
      for (const { to, tone } of bands) {
        const x = (from / end) * width;
        shapes.push({
          kind: 'rect',
          x,
          y: top,
          width: (Math.min(to, end) / end) * width - x,
          height: thick,
          fill: toneColors[tone].strong,
        });
        from = to;
      }
      const below = top + thick + size.small * 0.25;
      const marks = [0, ...bands.map(({ to }) => to).filter((to) => to < end)];
      for (const value of marks) {
        const x = (value / end) * width;
        const isFirst = value === 0;
        shapes.push({ kind: 'path', d: `M${x} ${top + thick}v5`, stroke: 'ink', strokeWidth: 1.5 });
        const text = isFirst ? `0 ${unit}` : number.format(value);
        const words = { text, size: size.small, font: 'bold', fill: 'ink' } as const;
        shapes.push({
          kind: 'text',
          x,
          y: below + size.small * 1.1,
          ...words,
          ...(isFirst ? {} : { anchor: 'middle' as const }),
        });
      }
      const legendY = below + size.small * 1.9;
      const legend = stack(
        bands.map(({ text, tone }): Part => {
          const said = paragraph(text, width - size.body * 1.5, { size: size.body, leading: 1.25 });
          const patch: Shape = {
            kind: 'rect',
            x: 0,
            y: size.body * 0.2,
            width: size.body * 0.9,
            height: size.body * 0.9,
            radius: 3,
            fill: toneColors[tone].strong,
          };
          return {
            height: said.height,
            shapes: [patch, { kind: 'group', x: size.body * 1.5, y: 0, shapes: said.shapes }],
          };
        }),
        4,
      );
      shapes.push({ kind: 'group', x: 0, y: legendY, shapes: legend.shapes });
      return { height: legendY + legend.height, shapes };
    }),
    gap,
  );
}

/** Layers one over the other, with a number, what each does and its side note. */
export function drawLayers({ items }: BlockOf<'layers'>, width: number, sheet: Sheet): Part {
  const { pad, size, isWide, radius } = sheet;
  const round = size.heading * 0.62;
  const left = pad + 2 * round + pad;
  const sideWidth = isWide ? width * 0.27 : width - left - pad;
  const inner = isWide ? width - left - sideWidth - 2 * pad : width - left - pad;
  return stack(
    items.map((item): Part => {
      const colors = toneColors[item.tone];
      const words = factText(item, inner, sheet, { name: colors.text });
      const side = paragraph(item.side, sideWidth, { font: 'bold', size: size.small, leading: 1.25 });
      const height =
        (isWide ? Math.max(words.height, side.height) : words.height + side.height + 3) + pad * 1.1;
      return {
        height,
        shapes: [
          { kind: 'rect', x: 0, y: 0, width, height, radius, fill: colors.tint, stroke: colors.strong },
          ...chip(item.mark, pad + round, height / 2, round, item.tone),
          {
            kind: 'group',
            x: left,
            y: isWide ? (height - words.height) / 2 : pad * 0.55,
            shapes: words.shapes,
          },
          {
            kind: 'group',
            x: isWide ? width - sideWidth - pad * 0.5 : left,
            y: isWide ? (height - side.height) / 2 : pad * 0.55 + words.height + 3,
            shapes: side.shapes,
          },
        ],
      };
    }),
    isWide ? 7 : 6,
  );
}
