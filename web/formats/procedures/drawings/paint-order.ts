import { Vector3 } from 'three';
import type { Face } from './faces';

type Tree = { face: Face; same: Face[]; front: Tree | null; back: Tree | null };
const NEAR = 1e-3;
const TRIES = 24;

/** Faces from the farthest to the nearest. A binary space partition cuts those that would cover each other both ways. */
export function paintOrder(faces: readonly Face[], eye: Vector3): Face[] {
  const order: Face[] = [];
  const walk = (tree: Tree | null): void => {
    if (!tree) return;
    const inFront = distance(tree.face, eye) > 0;
    walk(inFront ? tree.back : tree.front);
    order.push(...tree.same);
    walk(inFront ? tree.front : tree.back);
  };
  walk(treeOf(faces));
  return order;
}

const distance = ({ normal, offset }: Face, point: Vector3) => normal.dot(point) - offset;

function treeOf(faces: readonly Face[]): Tree | null {
  const face = bestOf(faces);
  if (!face) return null;
  const same: Face[] = [];
  const front: Face[] = [];
  const back: Face[] = [];
  for (const one of faces) {
    const sides = one.loops.flat().map((point) => distance(face, point));
    const isFront = sides.some((side) => side > NEAR);
    const isBack = sides.some((side) => side < -NEAR);
    if (one === face || !(isFront || isBack)) same.push(one);
    else if (!isBack) front.push(one);
    else if (!isFront) back.push(one);
    else {
      front.push(cut(one, face, 1));
      back.push(cut(one, face, -1));
    }
  }
  return { face, same, front: treeOf(front), back: treeOf(back) };
}

/** Of some, the one that cuts the fewest others. */
function bestOf(faces: readonly Face[]): Face | undefined {
  const step = Math.max(1, Math.floor(faces.length / TRIES));
  let best: { face: Face; cuts: number } | undefined;
  for (let at = 0; at < faces.length; at += step) {
    const face = faces[at];
    if (!face) continue;
    const cuts = faces.reduce((sum, one) => sum + (isCut(one, face) ? 1 : 0), 0);
    if (!best || cuts < best.cuts) best = { face, cuts };
    if (cuts === 0) break;
  }
  return best?.face;
}

function isCut(one: Face, plane: Face): boolean {
  let [isFront, isBack] = [false, false];
  for (const loop of one.loops)
    for (const point of loop) {
      const side = distance(plane, point);
      if (side > NEAR) isFront = true;
      else if (side < -NEAR) isBack = true;
      if (isFront && isBack) return true;
    }
  return false;
}

/** What of a face is on one side of the plane of another. */
function cut(one: Face, plane: Face, side: 1 | -1): Face {
  const loops = one.loops.map((loop) =>
    loop.flatMap((from, at) => {
      const to = loop[(at + 1) % loop.length] ?? from;
      const [a, b] = [distance(plane, from) * side, distance(plane, to) * side];
      const kept = a >= 0 ? [from] : [];
      return a * b < 0 ? [...kept, new Vector3().lerpVectors(from, to, a / (a - b))] : kept;
    }),
  );
  return { ...one, loops: loops.filter((loop) => loop.length > 2), isCut: true };
}
