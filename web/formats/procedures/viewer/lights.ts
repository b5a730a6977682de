import { Box3, DirectionalLight, type Group, HemisphereLight, Sphere, Vector3 } from 'three';

/** A sky, a sun with soft shadows that covers the whole model, and a cool light from behind for the edges. */
export function lightsFor(model: Group): (HemisphereLight | DirectionalLight)[] {
  const { center, radius } = new Box3().setFromObject(model).getBoundingSphere(new Sphere());
  const sun = new DirectionalLight('#fff3dc', 2.6);
  sun.position.copy(center).add(new Vector3(-0.45, 1, 0.55).multiplyScalar(radius * 1.6));
  sun.target.position.copy(center);
  sun.target.updateMatrixWorld();
  sun.castShadow = true;
  sun.shadow.mapSize.set(2048, 2048);
  sun.shadow.radius = 5;
  sun.shadow.normalBias = radius * 0.002;
  const { camera } = sun.shadow;
  camera.left = camera.bottom = -radius;
  camera.right = camera.top = radius;
  camera.near = radius * 0.2;
  camera.far = radius * 4;
  const edge = new DirectionalLight('#8fb4ff', 0.9);
  edge.position.copy(center).add(new Vector3(0.6, 0.5, -1).multiplyScalar(radius));
  edge.target.position.copy(center);
  edge.target.updateMatrixWorld();
  return [new HemisphereLight('#dbe7ff', '#1b3157', 1.5), sun, edge];
}
