import type { StudyGrade } from '@atalaya/core/review/study-answer';
import { useEffect, useEffectEvent } from 'react';

const grades: Record<string, StudyGrade> = {
  1: 'again',
  2: 'hard',
  3: 'good',
  4: 'easy',
  ArrowLeft: 'again',
  ArrowDown: 'hard',
  ArrowRight: 'good',
  ArrowUp: 'easy',
};

type CardKeys = {
  isTurned: boolean;
  onTurn: () => void;
  onGrade: (grade: StudyGrade) => void;
  onRepeat?: (() => void) | undefined;
};

/** Space or Enter turns the card, 1–4 or the arrows grade it, R reads it again. */
export function useCardKeys({ isTurned, onTurn, onGrade, onRepeat }: CardKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const onControl = event.target instanceof HTMLElement && event.target.closest('button, a, input');
    const goesOn = event.key === ' ' || event.key === 'Enter';
    // They activate the focused control.
    if (goesOn && onControl) return;
    const grade = grades[event.key];
    if (onRepeat && event.key.toLowerCase() === 'r') onRepeat();
    else if (!isTurned && goesOn) onTurn();
    else if (isTurned && (grade || goesOn)) onGrade(grade ?? 'good');
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
