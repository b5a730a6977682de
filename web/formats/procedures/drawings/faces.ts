import { type Group, Mesh, Vector3 } from 'three';

/** A flat face with its outline and holes, in world coordinates. */
export type Face = {
  loops: Vector3[][];
  normal: Vector3;
  offset: number;
  mesh: Mesh;
  part: string;
  isCut?: boolean;
};

const key = ({ x, y, z }: Vector3) =>
  `${Math.round(x * 2000)},${Math.round(y * 2000)},${Math.round(z * 2000)}`;

/** The faces of a part: triangles in one plane that touch become one outline. */
export function facesOf(part: Group): Face[] {
  const faces: Face[] = [];
  part.traverse((mesh) => {
    if (mesh instanceof Mesh)
      for (const plane of planesOf(mesh)) faces.push(...joined(plane, mesh, part.name));
  });
  return faces;
}

type Plane = { normal: Vector3; offset: number; triangles: Vector3[][] };

function planesOf(mesh: Mesh): Plane[] {
  const flat = mesh.geometry.index ? mesh.geometry.toNonIndexed() : mesh.geometry;
  const places = flat.getAttribute('position');
  const planes = new Map<string, Plane>();
  for (let at = 0; at < places.count; at += 3) {
    const corners = [0, 1, 2].map((corner) =>
      new Vector3().fromBufferAttribute(places, at + corner).applyMatrix4(mesh.matrixWorld),
    );
    const [a, b, c] = corners;
    if (!a || !b || !c) continue;
    const normal = new Vector3().subVectors(b, a).cross(new Vector3().subVectors(c, a));
    if (normal.length() < 1e-7) continue;
    normal.normalize();
    const offset = normal.dot(a);
    const name = `${normal.toArray().map((one) => Math.round(one * 300))},${Math.round(offset * 300)}`;
    const plane = planes.get(name) ?? { normal, offset, triangles: [] };
    plane.triangles.push(corners);
    planes.set(name, plane);
  }
  return [...planes.values()];
}

/** Edges that two triangles share are inside; what is left runs around the face and its holes. */
function joined({ normal, offset, triangles }: Plane, mesh: Mesh, part: string): Face[] {
  const edges = new Map<string, { from: Vector3; to: Vector3 }>();
  for (const corners of triangles)
    corners.forEach((from, at) => {
      const to = corners[(at + 1) % 3] ?? from;
      const back = `${key(to)}>${key(from)}`;
      if (edges.has(back)) edges.delete(back);
      else edges.set(`${key(from)}>${key(to)}`, { from, to });
    });
  const next = new Map([...edges.values()].map((edge) => [key(edge.from), edge]));
  const loops: Vector3[][] = [];
  while (next.size > 0) {
    const loop: Vector3[] = [];
    let edge = next.values().next().value;
    while (edge) {
      next.delete(key(edge.from));
      loop.push(edge.from);
      edge = next.get(key(edge.to));
    }
    if (loop.length > 2) loops.push(loop);
  }
  return loops.length > 0 ? [{ loops, normal, offset, mesh, part }] : [];
}
