import type { ProtocolNode } from './protocol.contract';
import { nextOf, nodeOf, type Tree } from './tree';

/** One node that was reached, with what was answered and written there. */
export type Visit = {
  node: string;
  /** When it was reached, in milliseconds since 1970. */
  at: number;
  option?: string;
  note?: string;
  /** `22:41`, by what it is the time of. */
  times?: Readonly<Record<string, string>>;
};

/** Going back moves `at` and keeps the visits after it. */
export type Walk = { visits: readonly Visit[]; at: number };

const LONGEST_NOTE = 2_000;

export const startWalk = ({ start }: Tree, now: number): Walk => ({
  visits: [{ node: start, at: now }],
  at: 0,
});

export const visitOf = (walk: Walk): Visit | undefined => walk.visits[walk.at];

export function currentNode(tree: Tree, walk: Walk): ProtocolNode | undefined {
  const visit = visitOf(walk);
  return visit && nodeOf(tree, visit.node);
}

/** How many later visits another answer would drop. */
export const droppedBy = (walk: Walk, option: string | undefined): number =>
  visitOf(walk)?.option === option ? 0 : walk.visits.length - walk.at - 1;

/** Goes on. The same answer as before returns to what was there; another one drops it. */
export function forward(tree: Tree, walk: Walk, option: string | undefined, now: number): Walk {
  const visit = visitOf(walk);
  const node = currentNode(tree, walk);
  const next = node && nextOf(node, option);
  if (!visit || next === undefined || !nodeOf(tree, next)) return walk;
  if (visit.option === option && walk.at + 1 < walk.visits.length) return { ...walk, at: walk.at + 1 };
  const answered = option === undefined ? visit : { ...visit, option };
  return {
    visits: [...walk.visits.slice(0, walk.at), answered, { node: next, at: now }],
    at: walk.at + 1,
  };
}

export const back = (walk: Walk): Walk => ({ ...walk, at: Math.max(0, walk.at - 1) });

export const goTo = (walk: Walk, at: number): Walk =>
  at >= 0 && at < walk.visits.length ? { ...walk, at } : walk;

const changeVisit = (walk: Walk, change: (visit: Visit) => Visit): Walk => ({
  ...walk,
  visits: walk.visits.map((visit, index) => (index === walk.at ? change(visit) : visit)),
});

export const writeNote = (walk: Walk, note: string): Walk =>
  changeVisit(walk, (visit) => ({ ...visit, note: note.slice(0, LONGEST_NOTE) }));

export const writeTime = (walk: Walk, label: string, time: string): Walk =>
  changeVisit(walk, (visit) => ({ ...visit, times: { ...visit.times, [label]: time } }));

export const isOver = (tree: Tree, walk: Walk): boolean => currentNode(tree, walk)?.kind === 'end';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseVisit(stored: unknown): Visit | undefined {
  if (!isObject(stored)) return undefined;
  const { node, at, option, note, times } = stored;
  if (typeof node !== 'string' || typeof at !== 'number' || !Number.isFinite(at)) return undefined;
  const written = isObject(times)
    ? Object.entries(times).filter(([, time]) => /^\d\d:\d\d$/.test(String(time)))
    : [];
  return {
    node,
    at,
    ...(typeof option === 'string' && { option }),
    ...(typeof note === 'string' && note !== '' && { note: note.slice(0, LONGEST_NOTE) }),
    ...(written.length > 0 && {
      times: Object.fromEntries(written.map(([label, time]) => [label, String(time)])),
    }),
  };
}

/** What the device stored, as far as it still follows the tree; undefined if nothing of it does. */
export function parseWalk(tree: Tree, stored: unknown): Walk | undefined {
  if (!isObject(stored) || !Array.isArray(stored.visits)) return undefined;
  const visits: Visit[] = [];
  let expected: string | undefined = tree.start;
  for (const one of stored.visits) {
    const visit = parseVisit(one);
    const node = visit && nodeOf(tree, visit.node);
    if (!visit || !node || node.id !== expected) break;
    visits.push(visit);
    expected = nextOf(node, visit.option);
  }
  if (visits.length === 0) return undefined;
  const at = typeof stored.at === 'number' && Number.isInteger(stored.at) ? stored.at : 0;
  return { visits, at: Math.min(Math.max(0, at), visits.length - 1) };
}
