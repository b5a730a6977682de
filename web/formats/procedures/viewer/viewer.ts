import {
  Box3,
  DirectionalLight,
  type Group,
  HemisphereLight,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  Sphere,
  SRGBColorSpace,
  Vector3,
  WebGLRenderer,
} from 'three';
import { SCREEN } from '../model/geometry';
import { buildModel, eyeOf, FIELD_OF_VIEW } from '../model/model';
import type { ProcedureScene, Vec, View } from '../scenes/scene';
import { PartMaterials } from './materials';
import { partMotion } from './motion';
import { type Orbit, viewBetween, viewFrom } from './orbit';

const MOVE_MS = 550;
const MAX_PIXEL_RATIO = 2;

/** Where a point of the model is in the picture, in pixels from its top left corner. */
export type Locate = (at: Vec) => { x: number; y: number };
export type Viewer = ReturnType<typeof createViewer>;

/** Draws only while something changes. Throws where WebGL is not available. */
export function createViewer(
  canvas: HTMLCanvasElement,
  procedure: ProcedureScene,
  onFrame: (locate: Locate) => void,
) {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
  renderer.outputColorSpace = SRGBColorSpace;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.setPixelRatio(Math.min(devicePixelRatio, MAX_PIXEL_RATIO));

  const styles = () => getComputedStyle(document.documentElement);
  const materials = new Map(procedure.parts.map(({ id }) => [id, new PartMaterials(styles())]));
  const materialsOf = (id: string) => materials.get(id) ?? new PartMaterials(styles());
  const model = buildModel(procedure, SCREEN, ({ tone }, part) => materialsOf(part.id).of(tone));
  const scene = new Scene();
  scene.add(model, ...lightsFor(model));
  const camera = new PerspectiveCamera(FIELD_OF_VIEW, 1, 0.5, 400);

  const [first] = procedure.steps;
  if (!first) throw new Error('a procedure without steps');
  const motion = partMotion(model, materials, first);
  let view: View = first.view;
  let from: View = view;
  let to: View = view;
  let start: number | null = null;
  let frame = 0;
  let size = { width: 1, height: 1 };

  const locate: Locate = (at) => {
    const { x, y } = new Vector3(...at).project(camera);
    return { x: ((x + 1) / 2) * size.width, y: ((1 - y) / 2) * size.height };
  };
  const draw = (now: number): void => {
    frame = 0;
    const part = start === null ? 1 : Math.min(1, (now - start) / MOVE_MS);
    const eased = 1 - (1 - part) ** 3;
    view = viewBetween(from, to, eased);
    motion.apply(eased);
    if (part === 1) {
      start = null;
      motion.settle();
    } else ask();
    camera.position.copy(eyeOf(view));
    camera.lookAt(new Vector3(...view.target));
    camera.updateMatrixWorld();
    renderer.render(scene, camera);
    onFrame(locate);
  };
  const ask = (): void => {
    if (frame === 0) frame = requestAnimationFrame(draw);
  };
  const look = (next: View, isSmooth: boolean): void => {
    from = isSmooth ? view : next;
    to = next;
    if (isSmooth) start = performance.now();
    ask();
  };

  return {
    /** Moves the parts and the camera to a step. */
    show(index: number, isSmooth: boolean): void {
      const step = procedure.steps[index] ?? first;
      motion.head(step);
      start = null;
      look(step.view, isSmooth);
    },
    orbit: (index: number, orbit: Orbit, isSmooth: boolean) =>
      look(viewFrom((procedure.steps[index] ?? first).view, orbit), isSmooth && start === null),
    resize(width: number, height: number): void {
      size = { width, height };
      camera.aspect = width / height;
      camera.updateProjectionMatrix();
      renderer.setSize(width, height, false);
      ask();
    },
    recolour(): void {
      for (const own of materials.values()) own.recolour(styles());
      ask();
    },
    dispose(): void {
      cancelAnimationFrame(frame);
      model.traverse(
        (object) => 'geometry' in object && isDisposable(object.geometry) && object.geometry.dispose(),
      );
      for (const own of materials.values()) own.dispose();
      scene.traverse((object) => isDisposable(object) && object.dispose());
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}

const isDisposable = (value: unknown): value is { dispose: () => void } =>
  typeof value === 'object' && value !== null && 'dispose' in value && typeof value.dispose === 'function';

/** A sky, a sun with soft shadows that covers the whole model, and a cool light from behind for the edges. */
function lightsFor(model: Group): (HemisphereLight | DirectionalLight)[] {
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
