import { isSelfGraded } from '@atalaya/core/review/study-answer';
import type { AnswerKey } from '@atalaya/core/syllabus/questions/question-text';
import { useEffect, useEffectEvent } from 'react';
import type { useRunner } from './use-runner';

const choices: Record<string, AnswerKey> = { 1: 'A', 2: 'B', 3: 'C', a: 'A', b: 'B', c: 'C' };
const verdicts: Record<string, AnswerKey> = { 1: 'true', 2: 'false', v: 'true', f: 'false' };
const grades = { 1: 'again', 2: 'hard', 3: 'good', 4: 'easy' } as const;
const isGrade = (key: string): key is '1' | '2' | '3' | '4' => key in grades;

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);

/** 1–3 or A–C answer, V and F judge, Enter or space goes on, 1–4 grade, U takes back, M flags the question. */
export function useRunnerKeys(run: ReturnType<typeof useRunner>, toggleFlag: (() => void) | undefined): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
    const { runner, step } = run;
    const key = event.key.toLowerCase();
    const onControl = event.target instanceof HTMLElement && event.target.closest('button, a');
    const goesOn = key === 'enter' || key === ' ';
    // Enter and space activate the focused control.
    if (goesOn && onControl) return;
    // Holding a key down must not run through the cards.
    if (event.repeat) {
      event.preventDefault();
      return;
    }
    if (key === 'u') {
      if (runner.shown || runner.given.length > 0) void run.undo();
      return;
    }
    if (key === 'm') {
      toggleFlag?.();
      return;
    }
    if (step?.type !== 'card') return;
    const { card } = step;
    if (!runner.shown) {
      const choice =
        card.kind === 'question' ? choices[key] : card.kind === 'true-false' ? verdicts[key] : undefined;
      if (choice) run.reveal(choice);
      else if (isSelfGraded(card.kind) && goesOn) run.reveal(null);
      else return;
    } else if (isSelfGraded(card.kind)) {
      if (isGrade(key)) run.goOn(grades[key]);
      else if (goesOn) run.goOn('good');
      else return;
    } else if (goesOn) run.goOn('good');
    else if (runner.choice === card.answer && (key === '2' || key === '4')) run.goOn(grades[key]);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
