import { markup, themed } from '../drawing/svg.ts';
import type { AnimationFile } from './animation.contract.ts';
import { drawActor } from './draw-actor.ts';

/** Every actor at 0, 0, plain and lit, each with an id of its own: a page places them with `use` and moves them. */
export function actorsSvg({ actors }: Pick<AnimationFile, 'actors'>): string {
  const drawn = actors.flatMap((actor) =>
    [false, true].map((lit) => {
      const inside = drawActor(actor, lit)
        .shapes.map((shape) => markup(shape, themed))
        .join('');
      return `<g id="${actor.id}${lit ? '_lit' : ''}" text-rendering="geometricPrecision">${inside}</g>`;
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${drawn.join('')}</svg>`;
}
