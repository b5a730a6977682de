import { isObject } from '../../platform/is-object.ts';
import {
  CHAMBER_STEP,
  type StopKind,
  safetyRules,
  UNLOAD_AGAIN_AT,
  type WeaponModel,
  type WeaponStep,
  weaponSteps,
} from './weapon-steps.ts';

export type LogEntry = {
  /** Milliseconds since 1970. */
  at: number;
  /** From 0. */
  step: number;
  event: 'done' | 'stopped';
};

export type Cleaning = {
  model: WeaponModel;
  /** One for each safety rule. */
  rules: readonly boolean[];
  /** Steps done, in order. */
  done: number;
  /** The work ended here: the weapon goes to the armourer. */
  stoppedAt?: number;
  /** After a pause the chamber is checked again before anything else. */
  needsRecheck: boolean;
  startedAt?: number;
  log: readonly LogEntry[];
};

export const newCleaning = (model: WeaponModel): Cleaning => ({
  model,
  rules: safetyRules.map(() => false),
  done: 0,
  needsRecheck: false,
  log: [],
});

export const stepsOf = ({ model }: Cleaning): readonly WeaponStep[] => weaponSteps[model];
export const isOpen = ({ rules }: Cleaning): boolean => rules.every(Boolean);
export const isFinished = (cleaning: Cleaning): boolean => cleaning.done === stepsOf(cleaning).length;

export const confirmRule = (cleaning: Cleaning, rule: number, isConfirmed: boolean): Cleaning =>
  cleaning.done > 0
    ? cleaning
    : { ...cleaning, rules: cleaning.rules.map((was, at) => (at === rule ? isConfirmed : was)) };

/** Why a step cannot be ticked now; undefined if it can. */
export function refusalOf(
  cleaning: Cleaning,
  step: number,
): 'rules' | 'order' | 'stopped' | 'recheck' | undefined {
  if (!isOpen(cleaning)) return 'rules';
  if (cleaning.stoppedAt !== undefined) return 'stopped';
  if (cleaning.needsRecheck) return 'recheck';
  return step === cleaning.done ? undefined : 'order';
}

/** Unchanged if the step cannot be ticked. */
export function finishStep(cleaning: Cleaning, step: number, now: number): Cleaning {
  if (refusalOf(cleaning, step) || isFinished(cleaning)) return cleaning;
  return {
    ...cleaning,
    done: step + 1,
    startedAt: cleaning.startedAt ?? now,
    log: [...cleaning.log, { at: now, step, event: 'done' }],
  };
}

/** Something is wrong at the current step. The log stays. */
export function stopAt(cleaning: Cleaning, step: number, now: number): Cleaning {
  const kind: StopKind | undefined = stepsOf(cleaning)[step]?.stop?.kind;
  if (kind === undefined || refusalOf(cleaning, step)) return cleaning;
  const log: readonly LogEntry[] = [...cleaning.log, { at: now, step, event: 'stopped' }];
  if (kind === 'repeat') return { ...cleaning, done: UNLOAD_AGAIN_AT, log };
  return kind === 'armourer' ? { ...cleaning, stoppedAt: step, log } : { ...cleaning, log };
}

/** The same place after a pause. Once unloaded, the chamber has to be checked again. */
export const resume = (cleaning: Cleaning): Cleaning => ({
  ...cleaning,
  needsRecheck: cleaning.done > CHAMBER_STEP && !isFinished(cleaning) && cleaning.stoppedAt === undefined,
});

/** The chamber was checked again: empty, or with a round, which begins the unloading anew. */
export const recheck = (cleaning: Cleaning, isEmpty: boolean, now: number): Cleaning => ({
  ...cleaning,
  needsRecheck: false,
  ...(!isEmpty && { done: UNLOAD_AGAIN_AT }),
  log: [...cleaning.log, { at: now, step: CHAMBER_STEP, event: isEmpty ? 'done' : 'stopped' }],
});

const isEntry = (value: unknown): value is LogEntry =>
  isObject(value) &&
  typeof value.at === 'number' &&
  typeof value.step === 'number' &&
  (value.event === 'done' || value.event === 'stopped');

/** Reads what the device stored; undefined if it is not a cleaning. */
export function parseCleaning(stored: unknown): Cleaning | undefined {
  if (!isObject(stored)) return undefined;
  const { model, rules, done, stoppedAt, startedAt, log } = stored;
  if (model !== 'hk-usp-compact' && model !== 'otra') return undefined;
  const steps = weaponSteps[model].length;
  const isStep = (value: unknown): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= steps;
  if (!isStep(done) || !Array.isArray(rules) || rules.length !== safetyRules.length) return undefined;
  return {
    model,
    rules: rules.map((rule) => rule === true),
    done,
    needsRecheck: false,
    ...(isStep(stoppedAt) && { stoppedAt }),
    ...(typeof startedAt === 'number' && { startedAt }),
    log: Array.isArray(log) ? log.filter(isEntry) : [],
  };
}
