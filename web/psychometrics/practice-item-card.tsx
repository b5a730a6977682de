import type { OptionKey } from '@atalaya/core/psychometrics/items/item';
import type { PracticeItem, PracticeSolution } from '@atalaya/core/psychometrics/psychometrics.contract';
import { ChevronRight, CircleAlert, Flag } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { sentenceFor } from '../platform/http-error';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { Kbd } from '../ui/kbd';
import { Note } from '../ui/note';
import { ItemView } from './item-view';
import { ReportItem } from './report-item';
import { StudyTime } from './study-time';

type CardProps = {
  given: PracticeItem;
  isStudied: boolean;
  onStudied: () => void;
  choice: OptionKey | null;
  solution: PracticeSolution | null;
  error: Error | null;
  isSending: boolean;
  score: { hits: number; done: number };
  onChoose: (choice: OptionKey) => void;
  onNext: () => void;
};

export function PracticeItemCard(props: CardProps) {
  const { given, isStudied, choice, solution, score } = props;
  const [isReporting, setReporting] = useState(false);
  return (
    <div className="max-w-230">
      <div className="mb-5 flex flex-wrap items-center gap-x-5 gap-y-2 text-small text-muted">
        <Badge>Nivel {given.level} de 5</Badge>
        {score.done > 0 && (
          <p>
            <span className="num text-lead text-ink">{score.hits}</span> de {score.done} bien
          </p>
        )}
        {given.itemsLeftToday !== null && <p>Te quedan {given.itemsLeftToday} ítems gratuitos hoy</p>}
        <Button variant="quiet" size="sm" className="ml-auto" onClick={() => setReporting(true)}>
          <Flag />
          Avisar de un error
        </Button>
      </div>
      {given.item.study && !isStudied ? (
        <StudyTime study={given.item.study} onDone={props.onStudied} />
      ) : (
        <ItemView
          item={given.item}
          choice={choice}
          solution={solution?.key ?? null}
          onChoose={props.onChoose}
          onNext={props.onNext}
        />
      )}
      {props.error && (
        <div role="alert" className="mt-5">
          <Note tone="danger" icon={<CircleAlert />}>
            {sentenceFor(props.error)}{' '}
            {choice && (
              <button type="button" className="link" onClick={() => props.onChoose(choice)}>
                Enviar otra vez
              </button>
            )}
          </Note>
        </div>
      )}
      {solution && <Explained solution={solution} onNext={props.onNext} />}
      {isReporting && <ReportItem item={{ practiceId: given.id }} onClose={() => setReporting(false)} />}
    </div>
  );
}

function Explained({ solution, onNext }: { solution: PracticeSolution; onNext: () => void }) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // Braces: newer browsers return a promise, which React would take for a cleanup function.
    section.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section
      ref={section}
      aria-labelledby="explicacion"
      className="mt-7 scroll-mb-6 border-t border-line pt-5"
    >
      <div role="status">
        <h2 id="explicacion" className="text-h4">
          {solution.isRight ? 'Bien' : `La correcta es la ${solution.key}`}
        </h2>
        <div className="mt-2 grid max-w-[65ch] gap-1.5">
          {solution.explanation.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <p className="mt-3 text-small text-muted">
          Tu nivel en esta aptitud: {solution.family.score}, entre {solution.family.low} y{' '}
          {solution.family.high}.
        </p>
      </div>
      <Button className="mt-5" onClick={onNext}>
        Otro
        <ChevronRight />
        <Kbd aria-hidden="true" className="max-md:hidden">
          Intro
        </Kbd>
      </Button>
    </section>
  );
}
