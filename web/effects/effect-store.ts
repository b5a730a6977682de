import { boost, storm } from '@atalaya/core/effects/effects';
import { create } from 'zustand';

export type Shown = { kind: 'thunder-storm'; message: string } | { kind: 'motivation-boost'; phrase: string };

const lasts = { 'thunder-storm': storm.durationMs, 'motivation-boost': boost.durationMs } as const;

/** The current effect; `turn` distinguishes consecutive ones. */
export const useEffects = create<{ shown: Shown | null; turn: number }>()(() => ({ shown: null, turn: 0 }));

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows an effect for its duration; a newer one replaces it. */
export function showEffect(shown: Shown): void {
  clearTimeout(timer);
  useEffects.setState(({ turn }) => ({ shown, turn: turn + 1 }));
  timer = setTimeout(() => useEffects.setState({ shown: null }), lasts[shown.kind]);
}
