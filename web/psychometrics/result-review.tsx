import { outcomeOf } from '@atalaya/core/exams/exam';
import { typeFacts } from '@atalaya/core/psychometrics/items/item';
import type { BatteryResult } from '@atalaya/core/psychometrics/psychometrics.contract';
import { ChevronLeft, ChevronRight, Flag } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { Segmented } from '../ui/forms/segmented';
import { IconButton } from '../ui/icon-button';
import { ItemBody } from './item-body';
import { ItemView } from './item-view';
import { ReportItem } from './report-item';

type Which = 'wrong' | 'all';

/** The items one by one, with their solution. */
export function ResultReview({ result: { id, questions } }: { result: BatteryResult }) {
  const wrong = questions.filter(({ choice, key }) => outcomeOf(choice, key) !== 'right');
  const [which, setWhich] = useState<Which>(wrong.length > 0 ? 'wrong' : 'all');
  const [index, setIndex] = useState(0);
  const [isReporting, setReporting] = useState(false);
  const shown = which === 'wrong' ? wrong : questions;
  const question = shown[Math.min(index, shown.length - 1)];
  const move = (by: number) => setIndex(Math.min(shown.length - 1, Math.max(0, index + by)));
  return (
    <section
      aria-labelledby="repaso"
      className="mt-6 rounded-lg border border-line bg-surface p-5 md:p-8 print:hidden"
    >
      <div className="flex flex-wrap items-center justify-between gap-4 border-b border-line pb-4">
        <h2 id="repaso" className="text-h3">
          Repasa los ítems
        </h2>
        <Segmented
          label="Qué repasar"
          options={[
            { value: 'wrong', label: 'Fallados y en blanco' },
            { value: 'all', label: 'Todos' },
          ]}
          value={which}
          onChange={(value) => {
            setWhich(value);
            setIndex(0);
          }}
        />
      </div>
      {question ? (
        <>
          <div className="my-4 flex flex-wrap items-center gap-3">
            <p className="text-small text-muted" aria-live="polite">
              {shown.indexOf(question) + 1} de {shown.length}
            </p>
            <IconButton label="Anterior" variant="outline" disabled={index === 0} onClick={() => move(-1)}>
              <ChevronLeft />
            </IconButton>
            <IconButton
              label="Siguiente"
              variant="outline"
              disabled={index >= shown.length - 1}
              onClick={() => move(1)}
            >
              <ChevronRight />
            </IconButton>
            <Badge>
              Ítem {question.position}: {typeFacts[question.type].name}
            </Badge>
            <Button variant="quiet" size="sm" className="ml-auto" onClick={() => setReporting(true)}>
              <Flag />
              Avisar de un error
            </Button>
          </div>
          {question.item.study && <ItemBody blocks={question.item.study.body} />}
          <ItemView
            item={question.item}
            choice={question.choice}
            solution={question.key}
            onChoose={() => {}}
            onNext={() => move(1)}
          />
          <div className="mt-5 grid max-w-[65ch] gap-1.5">
            {question.explanation.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          {isReporting && (
            <ReportItem
              item={{ batteryId: id, position: question.position }}
              onClose={() => setReporting(false)}
            />
          )}
        </>
      ) : (
        <p className="mt-4 text-muted">Lo has acertado todo.</p>
      )}
    </section>
  );
}
