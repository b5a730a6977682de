/** How an actor stands in one moment. `shown`, `lit` and `grow` go from 0 to 1, `turn` is in degrees. */
export type Pose = { x: number; y: number; shown: number; lit: number; grow: number; turn: number };
export type Poses = Readonly<Record<string, Pose>>;

type Change = { x?: number; y?: number; shown?: boolean; lit?: boolean; grow?: number; turn?: number };
type Placed = { id: string; x: number; y: number; hidden: boolean };
type Step = { caption: string; set: Readonly<Record<string, Change>> };
/** The part of an explanation that moves. */
export type Story = { actors: readonly Placed[]; steps: readonly Step[] };

/** The time in which actors move at the beginning of a step. */
export const MOVE_MS = 1100;
const LEAST_MS = 4500;
/** A caption is read at this pace, beside a picture. */
const MS_PER_CHARACTER = 62;

/** How long a step takes: time to move and to read. */
export const stepMs = ({ caption }: Pick<Step, 'caption'>): number =>
  Math.max(LEAST_MS, Math.round((MOVE_MS + caption.length * MS_PER_CHARACTER) / 100) * 100);

/** When each step starts, and the end of the last one. */
export function stepStarts(steps: readonly Pick<Step, 'caption'>[]): number[] {
  const starts = [0];
  for (const step of steps) starts.push((starts.at(-1) ?? 0) + stepMs(step));
  return starts;
}

/** The step of a moment; the end belongs to the last one. */
export function stepAt(starts: readonly number[], ms: number): number {
  const next = starts.findIndex((start) => start > ms);
  return Math.max(0, next === -1 ? starts.length - 2 : next - 1);
}

/** The poses at the end of each step. */
export function posesOf({ actors, steps }: Story): Poses[] {
  let poses: Poses = Object.fromEntries(
    actors.map(({ id, x, y, hidden }) => [id, { x, y, shown: hidden ? 0 : 1, lit: 0, grow: 1, turn: 0 }]),
  );
  return steps.map(({ set }) => {
    const changed = Object.entries(set).flatMap(([id, change]) => {
      const pose = poses[id];
      return pose ? [[id, applied(pose, change)] as const] : [];
    });
    poses = { ...poses, ...Object.fromEntries(changed) };
    return poses;
  });
}

const applied = (pose: Pose, { shown, lit, ...rest }: Change): Pose => ({
  ...pose,
  ...rest,
  shown: shown === undefined ? pose.shown : Number(shown),
  lit: lit === undefined ? pose.lit : Number(lit),
});

/** Slow at both ends. */
const eased = (share: number): number => share * share * (3 - 2 * share);
const between = (from: number, to: number, share: number): number => from + (to - from) * share;

/** The poses of a moment. The first step has nothing before it, so it stands still. */
export function posesAt(poses: readonly Poses[], starts: readonly number[], ms: number): Poses {
  const step = stepAt(starts, ms);
  const after = poses[step] ?? {};
  const before = poses[step - 1];
  const share = eased(Math.min(1, Math.max(0, (ms - (starts[step] ?? 0)) / MOVE_MS)));
  if (!before || share === 1) return after;
  return Object.fromEntries(
    Object.entries(after).map(([id, to]) => {
      const from = before[id];
      return [id, from && from !== to ? mixed(from, to, share) : to];
    }),
  );
}

const mixed = (from: Pose, to: Pose, share: number): Pose => ({
  // What appears does so in its place.
  x: from.shown === 0 ? to.x : between(from.x, to.x, share),
  y: from.shown === 0 ? to.y : between(from.y, to.y, share),
  shown: between(from.shown, to.shown, share),
  lit: between(from.lit, to.lit, share),
  grow: between(from.grow, to.grow, share),
  turn: between(from.turn, to.turn, share),
});
