import {
  BoxGeometry,
  type BufferGeometry,
  Curve,
  CylinderGeometry,
  ExtrudeGeometry,
  LatheGeometry,
  Path,
  Shape,
  SphereGeometry,
  TubeGeometry,
  Vector2,
  Vector3,
} from 'three';
import type { Point, Solid, Vec } from '../scenes/scene';

/** How finely curves are cut: a drawing needs fewer faces than the screen. */
export type Detail = { sides: number; bevels: number; coilSides: number };
export const SCREEN: Detail = { sides: 40, bevels: 3, coilSides: 8 };
export const PAPER: Detail = { sides: 14, bevels: 1, coilSides: 4 };

export function geometryOf(solid: Solid, detail: Detail): BufferGeometry {
  if ('box' in solid)
    return solid.round ? roundBox(solid.box, solid.round, detail) : new BoxGeometry(...solid.box);
  if ('plate' in solid) {
    const { outline, holes = [], depth, round = 0 } = solid.plate;
    return extruded(shapeOf(outline, holes), depth, round, detail);
  }
  if ('ball' in solid) return new SphereGeometry(solid.ball, detail.sides, Math.ceil(detail.sides / 2));
  if ('coil' in solid) {
    const { radius, wire, length, turns } = solid.coil;
    return new TubeGeometry(
      new Coil(radius, length, turns),
      Math.round(turns * detail.sides * 0.5),
      wire,
      detail.coilSides,
    );
  }
  return tubeOf(solid.tube, detail);
}

function tubeOf(
  { radius, length, inner, top = radius }: { radius: number; length: number; inner?: number; top?: number },
  { sides }: Detail,
): BufferGeometry {
  if (!inner) return new CylinderGeometry(top, radius, length, sides);
  const half = length / 2;
  const profile: Point[] = [
    [inner, -half],
    [radius, -half],
    [top, half],
    [inner, half],
    [inner, -half],
  ];
  return new LatheGeometry(
    profile.map(([x, y]) => new Vector2(x, y)),
    sides,
  );
}

function shapeOf(outline: readonly Point[], holes: readonly (readonly Point[])[]): Shape {
  const shape = new Shape(outline.map(([x, y]) => new Vector2(x, y)));
  shape.holes = holes.map((hole) => new Path(hole.map(([x, y]) => new Vector2(x, y))));
  return shape;
}

/** Centred on z; the bevel stays inside the depth, and inside the outline. */
function extruded(shape: Shape, depth: number, round: number, { bevels }: Detail): BufferGeometry {
  const geometry = new ExtrudeGeometry(shape, {
    depth: depth - 2 * round,
    bevelEnabled: round > 0,
    bevelThickness: round,
    bevelSize: round,
    bevelOffset: -round,
    bevelSegments: bevels,
    steps: 1,
  });
  return geometry.translate(0, 0, -(depth - 2 * round) / 2);
}

function roundBox([x, y, z]: Vec, round: number, detail: Detail): BufferGeometry {
  const corners: Point[] = [
    [-x / 2, -y / 2],
    [x / 2, -y / 2],
    [x / 2, y / 2],
    [-x / 2, y / 2],
  ];
  return extruded(shapeOf(corners, []), z, Math.min(round, x / 2.1, y / 2.1, z / 2.1), detail);
}

class Coil extends Curve<Vector3> {
  constructor(
    private readonly radius: number,
    private readonly length: number,
    private readonly turns: number,
  ) {
    super();
  }
  override getPoint(at: number, point = new Vector3()): Vector3 {
    const angle = at * this.turns * Math.PI * 2;
    return point.set((at - 0.5) * this.length, Math.cos(angle) * this.radius, Math.sin(angle) * this.radius);
  }
}
