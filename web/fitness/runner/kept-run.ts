import { deviceStore } from '../../platform/device-store';

/** Where somebody is in a session: the step, and the milliseconds of the step and of the whole. */
export type Run = { index: number; spent: number; total: number };
type Kept = Run & { userId: string; session: string; stepCount: number };

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  ['index', 'spent', 'total', 'stepCount'].every((name) => Number.isInteger(Reflect.get(value, name))) &&
  ['userId', 'session'].every((name) => typeof Reflect.get(value, name) === 'string');

const store = deviceStore<Kept | null>('atalaya.training-run', (stored) => (isKept(stored) ? stored : null));

export const keepRun = (run: Kept): void => store.change(run);

/** The session is in the log, or was given up. */
export const forgetRun = (): void => store.change(null);

/** Where this user left this session, or its beginning. With another number of steps the plan has changed. */
export function keptRun(userId: string, session: string, stepCount: number): Run {
  const kept = store.current();
  const isSame = kept?.userId === userId && kept.session === session && kept.stepCount === stepCount;
  return isSame
    ? { index: kept.index, spent: kept.spent, total: kept.total }
    : { index: 0, spent: 0, total: 0 };
}
