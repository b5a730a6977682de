import type { Step } from '@atalaya/core/fitness/training/steps';
import { useEffect, useEffectEvent, useState } from 'react';
import { keepRun, keptRun, type Run } from './kept-run';

const TICK_MS = 250;
const KEEP_MS = 5_000;

type State = Run & { isRunning: boolean };
/** Whose session it is, and which. */
type Owner = { userId: string; session: string };

/**
 * Walks through the steps of a session. A step with a timer ends by itself; `onStep` is told of each new one. After a
 * reload, or when a phone had closed the page, it goes on from where it was.
 */
export function useSession(
  { userId, session }: Owner,
  steps: readonly Step[],
  onStep: (step: Step | null) => void,
) {
  const [state, setState] = useState<State>(() => ({
    ...keptRun(userId, session, steps.length),
    isRunning: false,
  }));
  const step = steps[state.index];
  const isOver = state.index >= steps.length;

  const go = (index: number) => {
    const to = Math.min(steps.length, Math.max(0, index));
    if (to !== state.index) onStep(steps[to] ?? null);
    setState({ ...state, index: to, spent: 0, isRunning: state.isRunning && to < steps.length });
  };
  const tick = useEffectEvent((passed: number) => {
    const spent = state.spent + passed;
    if (step?.seconds && spent >= step.seconds * 1_000) {
      const next = state.index + 1;
      onStep(steps[next] ?? null);
      setState({ index: next, spent: 0, total: state.total + passed, isRunning: next < steps.length });
    } else setState({ ...state, spent, total: state.total + passed });
  });

  const moments = Math.floor(state.total / KEEP_MS);
  const keep = useEffectEvent(() => {
    const { index, spent, total } = state;
    keepRun({ userId, session, stepCount: steps.length, index, spent, total });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept at each of these, not at each tick
  useEffect(() => keep(), [state.index, state.isRunning, moments]);

  useEffect(() => {
    if (!state.isRunning) return;
    let last = Date.now();
    const timer = setInterval(() => {
      const now = Date.now();
      tick(now - last);
      last = now;
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [state.isRunning]);

  return {
    ...state,
    step,
    isOver,
    /** Seconds left of the timer, or spent on a step without one. */
    seconds: step?.seconds
      ? Math.max(0, Math.ceil(step.seconds - state.spent / 1_000))
      : Math.floor(state.spent / 1_000),
    next: () => go(state.index + 1),
    back: () => go(state.index - 1),
    toggle: () => {
      if (!state.isRunning && step && state.spent === 0) onStep(step);
      setState({ ...state, isRunning: !state.isRunning && !isOver });
    },
    finish: () => go(steps.length),
  };
}
