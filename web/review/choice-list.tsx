import { letters } from '@atalaya/core/syllabus/questions/letters';
import type { AnswerKey } from '@atalaya/core/syllabus/questions/question-text';
import { Check, X } from 'lucide-react';
import type { Card } from './runner-state';

type ChoiceListProps = {
  card: Pick<Card, 'options' | 'answer'>;
  shown: boolean;
  choice: AnswerKey | null;
  onChoose: (choice: AnswerKey) => void;
};

type Option = { key: AnswerKey; plate: string; text: string };

function optionsOf({ options }: Pick<Card, 'options'>): Option[] {
  if (options) return letters.map((letter) => ({ key: letter, plate: letter, text: options[letter] }));
  return [
    { key: 'true', plate: 'V', text: 'Verdadero' },
    { key: 'false', plate: 'F', text: 'Falso' },
  ];
}

const looks = {
  open: 'border-line bg-surface hover:border-line-strong',
  right: 'border-success bg-success-tint',
  wrong: 'border-danger bg-danger-tint',
  rest: 'border-line bg-surface text-muted',
} as const;

const plates = {
  open: 'bg-line text-ink',
  right: 'bg-success text-on-status',
  wrong: 'bg-danger text-on-status',
  rest: 'bg-line text-ink',
} as const;

export function ChoiceList({ card, shown, choice, onChoose }: ChoiceListProps) {
  return (
    <ul aria-label="Alternativas" className="grid gap-3">
      {optionsOf(card).map(({ key, plate, text }) => {
        const isKey = shown && key === card.answer;
        const isSlip = shown && key === choice && key !== card.answer;
        const look = isKey ? 'right' : isSlip ? 'wrong' : shown ? 'rest' : 'open';
        return (
          <li key={key}>
            <button
              type="button"
              aria-disabled={shown}
              aria-pressed={shown ? key === choice : undefined}
              onClick={() => !shown && onChoose(key)}
              className={`flex w-full items-center gap-4 rounded-lg border-2 p-3 text-left text-lead leading-[1.4] transition-colors aria-disabled:cursor-default md:gap-5 ${looks[look]}`}
            >
              <span
                aria-hidden="true"
                className={`num grid size-11 flex-none place-items-center rounded-md text-h4 ${plates[look]}`}
              >
                {plate}
              </span>
              <span className="min-w-0 flex-1 wrap-anywhere">{text}</span>
              {isKey && <Verdict icon={<Check />}>Correcta</Verdict>}
              {isSlip && <Verdict icon={<X />}>Tu respuesta</Verdict>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Verdict({ icon, children }: { icon: React.ReactNode; children: string }) {
  const tone = children === 'Correcta' ? 'text-success' : 'text-danger';
  return (
    <span className={`flex flex-none items-center gap-1.5 text-small font-semibold [&_svg]:size-5 ${tone}`}>
      {icon}
      <span className="max-sm:sr-only">{children}</span>
    </span>
  );
}
