import type { BlockOf } from '../../infographics/infographic.contract.ts';
import { type Part, type Shape, toneColors } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { paragraph, stack } from '../text.ts';
import { arrowHead, chip, factText } from './fact-text.ts';

/** A ring of numbers and the list of what they are, beside it or under it. */
export function drawCycle({ items, centre, half }: BlockOf<'cycle'>, width: number, sheet: Sheet): Part {
  const { size, gap, isWide } = sheet;
  const beside = isWide && !half;
  const radius = beside ? 150 : Math.min(width * 0.32, 130);
  const dot = size.heading * 0.62;
  const box = 2 * (radius + dot);
  const list = stack(
    items.map((item, index): Part => {
      const left = dot * 2 + 12;
      const words = factText(item, (beside ? width - box - 2 * gap : width) - left, sheet);
      return {
        height: Math.max(words.height, dot * 2),
        shapes: [
          ...chip(`${index + 1}`, dot, dot, dot, item.tone),
          { kind: 'group', x: left, y: 2, shapes: words.shapes },
        ],
      };
    }),
    isWide ? 10 : 8,
  );
  const ring: Shape[] = [
    { kind: 'circle', x: box / 2, y: box / 2, radius, stroke: 'line-strong', strokeWidth: 2.5 },
  ];
  const angle = (index: number) => (index / items.length) * 2 * Math.PI - Math.PI / 2;
  for (const [index, item] of items.entries()) {
    const turn = angle(index);
    ring.push(
      ...chip(
        `${index + 1}`,
        box / 2 + radius * Math.cos(turn),
        box / 2 + radius * Math.sin(turn),
        dot,
        item.tone,
      ),
    );
  }
  const words = paragraph(centre, radius * 1.4, {
    font: 'head',
    size: size.heading,
    anchor: 'middle',
    fill: 'navy',
  });
  ring.push({ kind: 'group', x: box / 2 - radius * 0.7, y: (box - words.height) / 2, shapes: words.shapes });
  const height = beside ? Math.max(box, list.height) : box + gap + list.height;
  return {
    height,
    shapes: [
      { kind: 'group', x: beside ? 0 : (width - box) / 2, y: beside ? (height - box) / 2 : 0, shapes: ring },
      {
        kind: 'group',
        x: beside ? box + 2 * gap : 0,
        y: beside ? (height - list.height) / 2 : box + gap,
        shapes: list.shapes,
      },
    ],
  };
}

/** An organisation chart: the root above, its branches under it with what hangs from each. */
export function drawTree({ root, items, half }: BlockOf<'tree'>, width: number, sheet: Sheet): Part {
  const { pad, size, isWide, radius, gap } = sheet;
  const colors = toneColors[root.tone];
  const rootWidth = isWide ? Math.min(width, 460) : width;
  const top = factText(root, rootWidth - 2 * pad, sheet, {
    anchor: 'middle',
    name: colors.on,
    text: colors.on,
    ref: colors.on,
  });
  const rootHeight = top.height + pad * 1.4;
  const isSide = isWide && !half;
  const space = isWide ? 34 : 18;
  const indent = isSide ? 0 : 20;
  const columns = isSide ? items.length : 1;
  const cell = isSide ? (width - gap * 0.7 * (columns - 1)) / columns : width - indent;
  const boxes = items.map((item) => {
    const head = factText(item, cell - 2 * pad, sheet, { name: toneColors[item.tone].text });
    const rows = item.points.map((point) =>
      paragraph(point, cell - 2 * pad, { size: size.body, leading: 1.22 }),
    );
    return { item, inside: stack([head, ...rows], isWide ? 7 : 5) };
  });
  const tallest = Math.max(...boxes.map(({ inside }) => inside.height)) + pad * 1.7;
  const shapes: Shape[] = [];
  const wires: Shape[] = [];
  const middle = width / 2;
  let y = rootHeight + space;
  const bend = rootHeight + space / 2;
  for (const [index, { item, inside }] of boxes.entries()) {
    const look = toneColors[item.tone];
    const height = isSide ? tallest : inside.height + pad * 1.7;
    const x = isSide ? index * (cell + gap * 0.7) : indent;
    shapes.push(
      { kind: 'rect', x, y, width: cell, height, radius, fill: look.tint, stroke: look.strong },
      { kind: 'group', x: x + pad, y: y + pad * 0.85, shapes: inside.shapes },
    );
    if (isSide) {
      wires.push({
        kind: 'path',
        d: `M${middle} ${rootHeight}V${bend}H${x + cell / 2}V${y - 2}`,
        stroke: 'line-strong',
        strokeWidth: 2,
      });
      wires.push(arrowHead(x + cell / 2, y, 6, true, 'line-strong'));
    } else {
      wires.push({
        kind: 'path',
        d: `M8 ${rootHeight}V${y + size.name * 1.4}H${indent - 2}`,
        stroke: 'line-strong',
        strokeWidth: 2,
      });
      y += height + gap * 0.7;
    }
  }
  return {
    height: isSide ? y + tallest : y - gap * 0.7,
    shapes: [
      ...wires,
      {
        kind: 'rect',
        x: middle - rootWidth / 2,
        y: 0,
        width: rootWidth,
        height: rootHeight,
        radius,
        fill: colors.strong,
      },
      { kind: 'group', x: middle - rootWidth / 2 + pad, y: pad * 0.7, shapes: top.shapes },
      ...shapes,
    ],
  };
}
