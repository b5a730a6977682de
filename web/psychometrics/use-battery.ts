import { isHandedIn } from '@atalaya/core/exams/device-work';
import { type Section, sectionAt, windowsOf } from '@atalaya/core/psychometrics/battery';
import type { OptionKey } from '@atalaya/core/psychometrics/items/item';
import type { BatteryPaper } from '@atalaya/core/psychometrics/psychometrics.contract';
import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useExamSession } from '../exams/sitting/use-exam-session';
import { batteryApi } from './battery-api';

const TICK_MS = 250;
function everyTick(listener: () => void): () => void {
  const timer = setInterval(listener, TICK_MS);
  return () => clearInterval(timer);
}

/** The state of a battery: the exam session, and which section is running with how many seconds left. */
export function useBattery(paper: BatteryPaper, userId: string) {
  const { session, view } = useExamSession(paper, userId, batteryApi);
  const { work } = view;
  // This device may have closed a section that the server does not know of yet.
  const sections: Section[] = paper.sections.map((one, index) => ({
    ...one,
    closedMs: one.closedMs ?? work.closed?.[index] ?? null,
  }));
  const rendered = Math.floor((Date.parse(paper.now) - Date.parse(paper.startedAt)) / 1000);
  const elapsed = useSyncExternalStore(
    everyTick,
    useCallback(() => Math.floor(session.elapsed() / 1000), [session]),
    () => rendered,
  );
  const current = sectionAt(sections, elapsed * 1000);
  const running = current ?? sections.length - 1;
  const endMs = windowsOf(sections)[running]?.endMs ?? 0;
  const positions = paper.questions.flatMap(({ position, section }) =>
    section === running ? [position] : [],
  );
  const first = positions[0] ?? 1;
  const last = positions.at(-1) ?? 1;
  const isOpen = !isHandedIn(work) && !view.isFinished;

  // When a section ends, the first item of the next one is shown; after the last one the battery is handed in.
  const enter = useEffectEvent(() => {
    if (current === null) void session.handIn('time');
    else if (work.place < first || work.place > last) void session.go(first);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place may also come from the stored work.
  useEffect(() => {
    if (isOpen) enter();
  }, [current, isOpen, work.place]);

  return {
    session,
    view,
    sections,
    running,
    first,
    last,
    isOpen,
    secondsLeft: Math.max(0, Math.ceil(endMs / 1000) - elapsed),
    choose: (choice: OptionKey) => void session.choose(choice),
    /** Stays inside the running section. */
    go: (position: number) => void session.go(Math.min(last, Math.max(first, position))),
    close: () =>
      running === sections.length - 1 ? void session.handIn('student') : void session.closePart(running),
  };
}

export type Battery = ReturnType<typeof useBattery>;
