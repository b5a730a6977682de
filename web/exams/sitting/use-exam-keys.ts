import type { QuestionKind } from '@atalaya/core/exams/exam';
import type { AnswerKey } from '@atalaya/core/syllabus/questions/question-text';
import { useEffect, useEffectEvent } from 'react';

type Keys = {
  kind: QuestionKind;
  choose: (choice: AnswerKey) => void;
  next: () => void;
  back: () => void;
  flag: () => void;
  leave: () => void;
};

const choices: Record<QuestionKind, Readonly<Record<string, AnswerKey>>> = {
  choice: { '1': 'A', '2': 'B', '3': 'C', a: 'A', b: 'B', c: 'C' },
  'true-false': { '1': 'true', '2': 'false', v: 'true', f: 'false' },
};

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
const isControl = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('a, button') !== null;

/** 1–3 or A–C answer, Enter goes on, arrows move, M flags, Esc asks before leaving. */
export function useExamKeys(active: boolean, keys: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // An Esc that closed a dialog must not leave the exam.
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target))
      return;
    const act = actionOf(event, keys);
    if (!act) return;
    event.preventDefault();
    // Holding a key down must not run through the exam.
    if (!event.repeat || event.key.startsWith('Arrow')) act();
  });
  useEffect(() => {
    if (!active) return;
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [active]);
}

function actionOf(event: KeyboardEvent, keys: Keys): (() => void) | undefined {
  const choice = choices[keys.kind][event.key.toLowerCase()];
  if (choice) return () => keys.choose(choice);
  switch (event.key) {
    case 'ArrowRight':
      return keys.next;
    case 'ArrowLeft':
      return keys.back;
    case 'm':
    case 'M':
      return keys.flag;
    case 'Escape':
      return keys.leave;
    case 'Enter':
      // Enter activates the focused control.
      return isControl(event.target) ? undefined : keys.next;
    default:
      return undefined;
  }
}
