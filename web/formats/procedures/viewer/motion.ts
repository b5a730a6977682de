import { Group, type Quaternion, type Vector3 } from 'three';
import { placePart } from '../model/model';
import type { SceneStep } from '../scenes/scene';
import type { PartMaterials } from './materials';

type Pose = { position: Vector3; turn: Quaternion; lit: number; shown: number };
type Moving = { group: Group; materials: PartMaterials; now: Pose; from: Pose; to: Pose };

const copy = ({ position, turn, lit, shown }: Pose): Pose => ({
  position: position.clone(),
  turn: turn.clone(),
  lit,
  shown,
});

function poseOf(name: string, step: SceneStep): Pose {
  const stand = new Group();
  placePart(stand, step.placed?.[name]);
  return {
    position: stand.position,
    turn: stand.quaternion,
    lit: step.lit.includes(name) ? 1 : 0,
    shown: step.hidden?.includes(name) ? 0 : 1,
  };
}

/** The parts on their way from one step to the next. */
export function partMotion(model: Group, materials: ReadonlyMap<string, PartMaterials>, first: SceneStep) {
  const moving = model.children.flatMap((group): Moving[] => {
    const own = materials.get(group.name);
    if (!(group instanceof Group) || !own) return [];
    const pose = poseOf(group.name, first);
    return [{ group, materials: own, now: pose, from: copy(pose), to: copy(pose) }];
  });

  const apply = (part: number): void => {
    for (const { group, materials: own, now, from, to } of moving) {
      // What appears is already in its place; what goes, goes from where it is.
      const way = from.shown === 0 ? 1 : to.shown === 0 ? 0 : part;
      now.position.lerpVectors(from.position, to.position, way);
      now.turn.slerpQuaternions(from.turn, to.turn, way);
      now.lit = from.lit + (to.lit - from.lit) * part;
      now.shown = from.shown + (to.shown - from.shown) * part;
      group.position.copy(now.position);
      group.quaternion.copy(now.turn);
      group.visible = now.shown > 0.01;
      own.set(now.lit, now.shown);
    }
  };
  apply(1);

  return {
    apply,
    head(step: SceneStep): void {
      for (const one of moving) {
        one.from = copy(one.now);
        one.to = poseOf(one.group.name, step);
      }
    },
    /** Arrived: turning the model later does not repeat the motion. */
    settle(): void {
      for (const one of moving) one.from = copy(one.to);
    },
  };
}
