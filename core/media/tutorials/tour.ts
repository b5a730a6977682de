/** What a step points at: the first visible element of the selector, with the text if one is given. */
export type Anchor = { css: string; text?: string };
export type TourStep = { path: string; anchor: Anchor; title: string; text: string };
export type Tour = { id: string; group: string; title: string; summary: string; steps: readonly TourStep[] };

export type TourProgress = { tour: string; step: number; isDone: boolean };

/** Where a tour goes on: where it was left, or its start once it is done. */
export const resumeAt = (tour: Tour, progress: TourProgress | undefined): number =>
  !progress || progress.isDone ? 0 : Math.min(progress.step, tour.steps.length - 1);
