import { type Fault, faultAt, type Placed } from '../../platform/content-fault.ts';
import { drawingFaults } from '../drawing/drawing-faults.ts';
import { outsideReferences } from '../drawing/svg.ts';
import type { Actor, AnimationFile } from './animation.contract.ts';
import { actorsSvg } from './animation-svg.ts';
import { type Box, drawActor, SCENE_WIDTH } from './draw-actor.ts';
import { type Pose, posesOf } from './frames.ts';

/** How many there must be. */
const LEAST = 8;

/** What makes the animated explanations wrong, beyond their schema. */
export function animationFaults(
  pieces: readonly Placed<AnimationFile>[],
  topics: ReadonlySet<number>,
): Fault[] {
  const seen = new Set<string>();
  return pieces.flatMap((place) => {
    const { id, actors, steps } = place.value;
    const faults: Fault[] = [];
    if (seen.has(id)) faults.push(faultAt(place, 'id', `«${id}» stands twice`));
    seen.add(id);
    for (const topic of place.value.topics)
      if (!topics.has(topic)) faults.push(faultAt(place, 'topics', `there is no topic ${topic}`));
    const names = new Set(actors.map((actor) => actor.id));
    if (names.size < actors.length) faults.push(faultAt(place, 'actors', 'two have the same id'));
    for (const [index, { set }] of steps.entries())
      for (const name of Object.keys(set))
        if (!names.has(name)) faults.push(faultAt(place, `steps.${index}`, `there is no actor «${name}»`));
    if (faults.length === 0) faults.push(...drawnFaults(place));
    return faults;
  });
}

export const animationQuotaFaults = (pieces: readonly Placed<AnimationFile>[]): Fault[] =>
  pieces.length >= LEAST
    ? []
    : [
        {
          file: 'content/formats/animations',
          line: 1,
          field: 'files',
          reason: `${pieces.length} of at least ${LEAST}`,
        },
      ];

function drawnFaults(place: Placed<AnimationFile>): Fault[] {
  const { actors } = place.value;
  const reasons = [
    ...drawingFaults({ shapes: actors.flatMap((actor) => drawActor(actor, false).shapes) }),
    ...outsideReferences(actorsSvg(place.value)).map((found) => `refers outside the file: ${found}`),
  ];
  return [...reasons.map((reason) => faultAt(place, 'actors', reason)), ...stepFaults(place)];
}

/** After every step, what is shown lies inside the scene, and no words cover other words. */
function stepFaults(place: Placed<AnimationFile>): Fault[] {
  const { actors, steps, height } = place.value;
  return posesOf({ actors, steps }).flatMap((poses, index) => {
    const shown = actors.flatMap((actor) => {
      const pose = poses[actor.id];
      return pose && pose.shown === 1 ? [{ actor, box: placed(actor, pose) }] : [];
    });
    const outside = shown.filter(
      ({ box }) => box.x < 0 || box.y < 0 || box.x + box.width > SCENE_WIDTH || box.y + box.height > height,
    );
    const words = shown.filter(({ actor }) => actor.kind === 'card' || actor.kind === 'label');
    const covered = words.flatMap(({ actor, box }, first) =>
      words
        .slice(first + 1)
        .filter((other) => overlap(box, other.box))
        .map((other) => `«${actor.id}» and «${other.actor.id}» overlap`),
    );
    return [...outside.map(({ actor }) => `«${actor.id}» leaves the scene`), ...covered].map((reason) =>
      faultAt(place, `steps.${index}`, reason),
    );
  });
}

function placed(actor: Actor, pose: Pose): Box {
  const { x, y, width, height } = drawActor(actor, false).box;
  return { x: pose.x + x, y: pose.y + y, width, height };
}

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
