import { Color, Group, MeshBasicMaterial, type PerspectiveCamera, Vector3 } from 'three';
import { PAPER } from '../model/geometry';
import { buildModel, cameraFor, eyeOf, placeAll } from '../model/model';
import type { ProcedureScene, SceneStep } from '../scenes/scene';
import { lookOf } from '../scenes/tones';
import { type Face, facesOf } from './faces';
import { paintOrder } from './paint-order';
import { signsOf } from './signs';

export const WIDTH = 780;
export const HEIGHT = 600;
const LIGHT = new Vector3(-0.45, 1, 0.55).normalize();
const SHADOW = '#061127';

/** The picture of a step without WebGL: the same model, seen from the same place. */
export function drawStep(scene: ProcedureScene, step: SceneStep): string {
  const model = buildModel(scene, PAPER, ({ tone }) => {
    const { colour, glow = 0 } = lookOf(tone);
    return new MeshBasicMaterial({ color: colour, opacity: 1 - glow });
  });
  placeAll(model, step);
  const camera = cameraFor(step.view, WIDTH / HEIGHT);
  const eye = eyeOf(step.view);
  const groups = model.children.filter((child): child is Group => child instanceof Group && child.visible);
  const isFloor = new Map(scene.parts.map(({ id, floor }) => [id, floor === true]));
  const floor = groups.filter(({ name }) => isFloor.get(name)).flatMap(facesOf);
  const rest = groups.filter(({ name }) => !isFloor.get(name)).flatMap(facesOf);
  const top = Math.max(...floor.flatMap(({ loops }) => loops.flat().map(({ y }) => y)));
  const ink = (face: Face) => fillOf(face, step.lit.includes(face.part));
  const seen = (faces: Face[]) => faces.filter(({ normal, offset }) => normal.dot(eye) - offset > 0);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    '<g transform="scale(.1)" fill="currentColor" fill-rule="evenodd" stroke="currentColor" stroke-width="6">',
    ...paths(paintOrder(seen(floor), eye), camera, ink),
    `<path opacity=".42" color="${SHADOW}" fill-rule="nonzero" d="${shadow(rest, top, camera)}"/>`,
    ...paths(paintOrder(seen(rest), eye), camera, ink),
    '</g>',
    ...signsOf(scene, step, (point) => project(point, camera), WIDTH),
    '</svg>\n',
  ].join('\n');
}

/** Neighbours of one colour share a path. The thin stroke closes the gaps that smoothing leaves between faces. */
function paths(faces: Face[], camera: PerspectiveCamera, ink: (face: Face) => string): string[] {
  const runs: { look: string; d: string }[] = [];
  for (const face of faces) {
    // A cut leaves edges across the holes of a face, which a stroke would show.
    const look = `color="${ink(face)}"${face.isCut && face.loops.length > 1 ? ' stroke="none"' : ''}`;
    const d = pathOf(face.loops, camera);
    const last = runs.at(-1);
    if (last?.look === look) last.d += d;
    else if (d) runs.push({ look, d });
  }
  return runs.map(({ look, d }) => `<path ${look} d="${d}"/>`);
}

const pathOf = (loops: Vector3[][], camera: PerspectiveCamera): string =>
  loops
    .map((loop) => {
      const places = loop.map((point) => project(point, camera).map((value) => Math.round(value * 10)));
      const corners = places.filter(([x, y], at) => x !== places[at - 1]?.[0] || y !== places[at - 1]?.[1]);
      if (corners.length < 3) return '';
      return corners
        .map(([x = 0, y = 0], at) => (at === 0 ? `M${x} ${y}l` : step(corners[at - 1], x, y)))
        .join(' ');
    })
    .join('');

/** Relative, in tenths: the shortest way to write a corner. */
const step = ([fromX = 0, fromY = 0]: number[] = [], x: number, y: number) => `${x - fromX} ${y - fromY}`;

function project(point: Vector3, camera: PerspectiveCamera): [x: number, y: number] {
  const { x, y } = point.clone().project(camera);
  return [((x + 1) / 2) * WIDTH, ((1 - y) / 2) * HEIGHT];
}

function fillOf({ mesh, normal }: Face, isLit: boolean): string {
  const { material } = mesh;
  if (!(material instanceof MeshBasicMaterial)) return SHADOW;
  const colour = material.color.clone();
  // What shines has its opacity below one, and keeps its colour.
  if (isLit && material.opacity === 1) colour.lerp(new Color(lookOf('gold').colour), 0.5);
  const light = 0.62 + 0.5 * Math.max(0, normal.dot(LIGHT));
  colour.convertLinearToSRGB().multiplyScalar(light);
  return `#${colour.convertSRGBToLinear().getHexString()}`;
}

/** What the light does not reach, on the ground. */
const shadow = (faces: Face[], top: number, camera: PerspectiveCamera): string =>
  pathOf(
    faces
      .filter(({ normal }) => normal.dot(LIGHT) > 0.05)
      .flatMap(({ loops }) => loops.slice(0, 1))
      .map((loop) => loop.map((point) => point.clone().addScaledVector(LIGHT, (top - point.y) / LIGHT.y))),
    camera,
  );
