import { series } from '@atalaya/core/home/showcase';
import { ArrowRight, Check, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { cx } from '../../ui/cx';
import { Plate } from '../../ui/plate';
import { ShowcaseStop } from './stop';

export default function ShowcaseSeries() {
  const [at, setAt] = useState(0);
  const [answer, setAnswer] = useState<number>();
  const item = series[at % series.length];
  if (!item) return null;
  const answered = answer !== undefined;
  const next = () => {
    setAt(at + 1);
    setAnswer(undefined);
  };
  return (
    <ShowcaseStop id="series">
      <p className="text-muted">¿Qué número sigue?</p>
      <p aria-live="polite" className="num mt-2 text-[2.5rem]">
        {item.text}
      </p>
      <div className="mt-6 grid gap-2 sm:grid-cols-3">
        {item.options.map((option, index) => (
          <button
            key={option}
            type="button"
            disabled={answered}
            onClick={() => setAnswer(index)}
            className={cx(
              'flex min-h-14 items-center gap-3.5 rounded-lg border-[1.5px] px-3.5 text-left font-semibold',
              !answered && 'border-line-strong hover:bg-navy-tint',
              answered && index === item.correct && 'border-success bg-success-tint',
              answered && index === answer && index !== item.correct && 'border-danger bg-danger-tint',
              answered && index !== answer && index !== item.correct && 'border-line text-muted',
            )}
          >
            <Plate variant="outline">{'ABC'.charAt(index)}</Plate>
            <span className="flex-1">{option}</span>
            {answered && index === item.correct && (
              <Check aria-label="Correcta" className="size-5 text-success" />
            )}
            {answered && index === answer && index !== item.correct && (
              <X aria-label="Tu respuesta" className="size-5 text-danger" />
            )}
          </button>
        ))}
      </div>
      {answered && (
        <div className="mt-6 grid justify-items-start gap-5">
          <p role="status">{item.why}</p>
          <Button onClick={next}>
            Otra serie
            <ArrowRight />
          </Button>
        </div>
      )}
    </ShowcaseStop>
  );
}
