import type { AnswerKey } from '@atalaya/core/syllabus/questions/question-text';
import { useOwnQuestion } from './question-note';

type SharesProps = {
  questionId: string;
  /** The version on screen: its alternatives may differ from those that were counted. */
  version: number | null;
  isJustAnswered?: boolean;
};

const names: Record<AnswerKey, string> = { A: 'A', B: 'B', C: 'C', true: 'Verdadero', false: 'Falso' };

/** What share of the users chose each alternative, under an answered question. */
export function ChoiceShares({ questionId, version, isJustAnswered = false }: SharesProps) {
  const { own } = useOwnQuestion(questionId, { isJustAnswered });
  const others = own?.others;
  if (!others || others.version !== version) return null;
  return (
    <section aria-label="Lo que respondió la gente" className="mt-4 text-small">
      <p className="text-muted">La primera vez, {others.answers} personas respondieron:</p>
      <ul className="mt-2 grid max-w-105 gap-1.5">
        {others.shares.map(({ choice, percent }) => (
          <li key={choice} className="grid grid-cols-[minmax(1.25rem,auto)_1fr_3.5rem] items-center gap-2.5">
            <span className="font-semibold">{names[choice]}</span>
            <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sunken">
              <span className="block h-full rounded-full bg-navy" style={{ width: `${percent}%` }} />
            </span>
            <span className="num text-right text-body">{percent} %</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
