import { arrowHead } from '../drawing/blocks/fact-text.ts';
import { isPictogram, pictogram } from '../drawing/pictograms.ts';
import { type Drawing, type Part, type Shape, toneColors } from '../drawing/shapes.ts';
import { paragraph, stack } from '../drawing/text.ts';
import type { Actor, AnimationFile } from './animation.contract.ts';
import { type Poses, posesOf } from './frames.ts';

/** A scene is as wide as the drawing on a phone, so that its letters have their size there. */
export const SCENE_WIDTH = 360;
const NAME = 13;
const TEXT = 12;
const PAD = 9;
const TOKEN = 17;
const BAR = 12;

/** Space round a shape: what it needs of the scene. */
export type Box = { x: number; y: number; width: number; height: number };

/** An actor at 0, 0. `lit` is the same in its strong colour. */
export function drawActor(actor: Actor, lit: boolean): Part & { box: Box } {
  const { strong, tint, text, on } = toneColors[actor.tone];
  switch (actor.kind) {
    case 'card': {
      const mark = actor.icon ? 24 : 0;
      const inner = actor.width - 2 * PAD - mark;
      const words = stack(
        [
          paragraph(actor.title, inner, { font: 'bold', size: NAME, fill: lit ? on : text, leading: 1.15 }),
          actor.text
            ? paragraph(actor.text, inner, { size: TEXT, fill: lit ? on : 'ink', leading: 1.2 })
            : null,
        ],
        2,
      );
      const height = Math.max(words.height, mark) + 2 * PAD * 0.8;
      const shapes: Shape[] = [
        {
          kind: 'rect',
          x: 0,
          y: 0,
          width: actor.width,
          height,
          radius: 8,
          fill: lit ? strong : tint,
          stroke: strong,
        },
        { kind: 'group', x: PAD + mark, y: (height - words.height) / 2, shapes: words.shapes },
      ];
      if (actor.icon && isPictogram(actor.icon))
        shapes.push(pictogram(actor.icon, PAD - 2, (height - 20) / 2, 20, lit ? on : text));
      return { height, shapes, box: { x: 0, y: 0, width: actor.width, height } };
    }
    case 'token': {
      const shapes: Shape[] = [
        {
          kind: 'circle',
          x: 0,
          y: 0,
          radius: TOKEN,
          fill: lit ? strong : 'surface',
          stroke: strong,
          strokeWidth: 2,
        },
      ];
      if (isPictogram(actor.icon)) shapes.push(pictogram(actor.icon, -10.5, -10.5, 21, lit ? on : text));
      const name = actor.label
        ? paragraph(actor.label, 110, { font: 'bold', size: TEXT, anchor: 'middle', leading: 1.1 })
        : { height: 0, shapes: [] };
      shapes.push({ kind: 'group', x: -55, y: TOKEN + 3, shapes: name.shapes });
      const height = 2 * TOKEN + (actor.label ? 3 + name.height : 0);
      return { height, shapes, box: { x: -TOKEN, y: -TOKEN, width: 2 * TOKEN, height } };
    }
    case 'bar':
      return {
        height: BAR,
        shapes: [{ kind: 'rect', x: 0, y: 0, width: actor.width, height: BAR, radius: 4, fill: strong }],
        box: { x: 0, y: 0, width: actor.width, height: BAR },
      };
    case 'line':
    case 'arrow': {
      const [dx, dy] = actor.to;
      const stroke = lit ? strong : actor.kind === 'line' ? 'line-strong' : strong;
      const shapes: Shape[] = [
        {
          kind: 'path',
          d: `M0 0L${dx} ${dy}`,
          stroke,
          strokeWidth: 2,
          dashed: actor.kind === 'line' && actor.dashed,
        },
      ];
      if (actor.kind === 'arrow') shapes.push(headOf(dx, dy, stroke));
      const box = { x: Math.min(0, dx), y: Math.min(0, dy), width: Math.abs(dx), height: Math.abs(dy) };
      return { height: box.height, shapes, box };
    }
    case 'label': {
      const words = paragraph(actor.text, actor.width, {
        font: actor.big ? 'head' : 'bold',
        size: actor.big ? 24 : TEXT,
        fill: text,
        anchor: actor.centred ? 'middle' : undefined,
        leading: 1.15,
      });
      return { ...words, box: { x: 0, y: 0, width: actor.width, height: words.height } };
    }
    case 'dial': {
      const { radius } = actor;
      const ticks = Array.from({ length: 12 }, (_, hour) => {
        const angle = (hour / 12) * 2 * Math.PI;
        const [from, to] = [radius * 0.84, radius * 0.94];
        return `M${from * Math.sin(angle)} ${-from * Math.cos(angle)}L${to * Math.sin(angle)} ${-to * Math.cos(angle)}`;
      }).join('');
      return {
        height: 2 * radius,
        shapes: [
          { kind: 'circle', x: 0, y: 0, radius, fill: 'surface', stroke: strong, strokeWidth: 3 },
          { kind: 'path', d: rounded(ticks), stroke: 'line-strong', strokeWidth: 2 },
        ],
        box: { x: -radius, y: -radius, width: 2 * radius, height: 2 * radius },
      };
    }
    case 'hand': {
      const { radius } = actor;
      return {
        height: 2 * radius,
        shapes: [
          { kind: 'path', d: `M0 ${radius * 0.16}V${-radius * 0.72}`, stroke: strong, strokeWidth: 4 },
          { kind: 'circle', x: 0, y: 0, radius: radius * 0.09, fill: strong },
        ],
        box: { x: -radius, y: -radius, width: 2 * radius, height: 2 * radius },
      };
    }
  }
}

/** Straight arrows have the heads of the infographics; slanted ones turn theirs. */
function headOf(
  dx: number,
  dy: number,
  fill: 'navy' | 'line-strong' | Parameters<typeof arrowHead>[4],
): Shape {
  if (dy === 0 && dx > 0) return arrowHead(dx + 3, 0, 6, false, fill);
  if (dx === 0 && dy > 0) return arrowHead(0, dy + 3, 6, true, fill);
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  const [bx, by] = [dx - 6 * ux, dy - 6 * uy];
  const d = `M${dx + 3 * ux} ${dy + 3 * uy}L${bx - 5 * uy} ${by + 5 * ux}L${bx + 5 * uy} ${by - 5 * ux}Z`;
  return { kind: 'path', d: rounded(d), fill };
}

const rounded = (d: string): string =>
  d.replace(/-?\d+\.\d+/g, (number) => `${Math.round(Number(number) * 100) / 100}`);

/** The scene as a still picture, as it stands after a step. */
export function drawScene({ height, actors, steps }: AnimationFile, step: number): Drawing {
  const poses: Poses = posesOf({ actors, steps })[step] ?? {};
  const shapes = actors.flatMap((actor): Shape[] => {
    const pose = poses[actor.id];
    if (!pose || pose.shown === 0 || pose.grow === 0) return [];
    const drawn = actor.kind === 'bar' ? { ...actor, width: actor.width * pose.grow } : actor;
    const part = drawActor(drawn, pose.lit === 1);
    return [{ kind: 'group', x: pose.x, y: pose.y, turn: pose.turn || undefined, shapes: part.shapes }];
  });
  return {
    width: SCENE_WIDTH,
    height,
    shapes: [{ kind: 'rect', x: 0, y: 0, width: SCENE_WIDTH, height, fill: 'surface' }, ...shapes],
  };
}
