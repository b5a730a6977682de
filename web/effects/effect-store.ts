import { boost, storm } from '@atalaya/core/effects/effects';
import { create } from 'zustand';

export type Shown = { kind: 'thunder-storm'; message: string } | { kind: 'motivation-boost'; phrase: string };

const lasts = { 'thunder-storm': storm.durationMs, 'motivation-boost': boost.durationMs } as const;

/** What stands over the page now; `turn` tells one showing from the next. */
export const useEffects = create<{ shown: Shown | null; turn: number }>()(() => ({ shown: null, turn: 0 }));

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows an effect for as long as its kind lasts; a newer one takes its place. */
export function showEffect(shown: Shown): void {
  clearTimeout(timer);
  useEffects.setState(({ turn }) => ({ shown, turn: turn + 1 }));
  timer = setTimeout(() => useEffects.setState({ shown: null }), lasts[shown.kind]);
}
