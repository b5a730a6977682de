import { Group, type Material, Mesh, PerspectiveCamera, Vector3 } from 'three';
import type { Part, Placing, ProcedureScene, SceneStep, Solid, Vec, View } from '../scenes/scene';
import { type Detail, geometryOf } from './geometry';

const RADIANS = Math.PI / 180;
const ZERO: Vec = [0, 0, 0];
export const FIELD_OF_VIEW = 26;

type MaterialOf = (solid: Solid, part: Part) => Material;

/** One group per part, named by its id. */
export function buildModel(scene: ProcedureScene, detail: Detail, materialOf: MaterialOf): Group {
  const model = new Group();
  for (const part of scene.parts) {
    const group = new Group();
    group.name = part.id;
    for (const solid of part.solids) {
      const mesh = new Mesh(geometryOf(solid, detail), materialOf(solid, part));
      mesh.position.set(...(solid.at ?? ZERO));
      turn(mesh, solid.turn);
      mesh.castShadow = !part.floor;
      mesh.receiveShadow = true;
      group.add(mesh);
    }
    model.add(group);
  }
  return model;
}

const turn = (object: Mesh | Group, [x, y, z]: Vec = ZERO) =>
  object.rotation.set(x * RADIANS, y * RADIANS, z * RADIANS);

/** Puts a part where the step wants it, at once. */
export function placePart(group: Group, { at = ZERO, turn: angles }: Placing = {}): void {
  group.position.set(...at);
  turn(group, angles);
}

export function placeAll(model: Group, step: SceneStep): void {
  for (const group of model.children) {
    if (!(group instanceof Group)) continue;
    placePart(group, step.placed?.[group.name]);
    group.visible = !step.hidden?.includes(group.name);
  }
  model.updateMatrixWorld(true);
}

export const eyeOf = ({ target, around, above, distance }: View): Vector3 =>
  new Vector3(
    Math.sin(around * RADIANS) * Math.cos(above * RADIANS),
    Math.sin(above * RADIANS),
    Math.cos(around * RADIANS) * Math.cos(above * RADIANS),
  )
    .multiplyScalar(distance)
    .add(new Vector3(...target));

export function cameraFor(view: View, aspect: number): PerspectiveCamera {
  const camera = new PerspectiveCamera(FIELD_OF_VIEW, aspect, 0.5, 400);
  camera.position.copy(eyeOf(view));
  camera.lookAt(new Vector3(...view.target));
  camera.updateMatrixWorld();
  return camera;
}
