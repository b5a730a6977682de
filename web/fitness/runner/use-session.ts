import type { Step } from '@atalaya/core/fitness/training/steps';
import { useEffect, useEffectEvent, useState } from 'react';

const TICK_MS = 250;

type State = {
  index: number;
  /** Milliseconds spent on this step, without pauses. */
  spent: number;
  /** Milliseconds of the whole session. */
  total: number;
  isRunning: boolean;
};

/** Walks through the steps of a session. A step with a timer ends by itself; `onStep` is told of each new one. */
export function useSession(steps: readonly Step[], onStep: (step: Step | null) => void) {
  const [state, setState] = useState<State>({ index: 0, spent: 0, total: 0, isRunning: false });
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
