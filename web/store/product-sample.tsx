import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { Button } from '../ui/button';
import { cx } from '../ui/cx';
import { Markdown } from '../ui/markdown';
import { Plate } from '../ui/plate';
import type { loader } from './product-page';

export function ProductSample() {
  const { sample, id } = useLoaderData<typeof loader>().product;
  if (!sample) return null;
  return (
    <section aria-labelledby="muestra-titulo" className="border-t border-line pt-10">
      <h2 id="muestra-titulo" className="flex flex-wrap items-center gap-3 text-h2">
        Una muestra
        {sample.topic !== null && <Plate variant="outline">{sample.topic}</Plate>}
      </h2>
      <p className="mt-2 text-muted">
        {sample.topic === null ? 'Así empieza.' : `Del tema ${sample.topic}, «${sample.title}».`}
      </p>
      <div className="mt-7 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 lg:grid-cols-[7fr_5fr]">
        {sample.text.length > 0 && (
          <div className="max-w-[62ch]">
            <Markdown blocks={sample.text} top={3} />
          </div>
        )}
        {sample.question && <Question key={id} question={sample.question} />}
      </div>
    </section>
  );
}

type Asked = {
  stem: string;
  options: Record<'A' | 'B' | 'C', string>;
  answer: string;
  explanation: string;
};
const letters = ['A', 'B', 'C'] as const;

function Question({ question }: { question: Asked }) {
  const [chosen, choose] = useState<string>();
  return (
    <div className="min-w-0 self-start">
      <p className="text-[1.25rem] leading-[1.38] font-semibold">{question.stem}</p>
      <ul className="mt-4 grid gap-2.5">
        {letters.map((letter) => {
          const isRight = letter === question.answer;
          return (
            <li key={letter}>
              <button
                type="button"
                aria-pressed={chosen === letter}
                disabled={chosen !== undefined && chosen !== letter && !isRight}
                onClick={() => choose(letter)}
                className={cx(
                  'flex w-full items-start gap-3 rounded-lg border-[1.5px] border-line-strong px-4 py-3 text-left transition-colors disabled:text-muted',
                  chosen === undefined && 'hover:bg-navy-tint',
                  chosen !== undefined && isRight && 'border-success bg-success-tint',
                  chosen === letter && !isRight && 'border-danger bg-danger-tint',
                )}
              >
                <Plate size="sm" variant="outline">
                  {letter}
                </Plate>
                <span>
                  {question.options[letter]}
                  {chosen !== undefined && isRight && <b> · Correcta</b>}
                  {chosen === letter && !isRight && <b> · Tu respuesta</b>}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <div aria-live="polite" className="mt-4">
        {chosen !== undefined && (
          <>
            <p className="text-small text-muted">{question.explanation}</p>
            <Button variant="quiet" size="sm" className="mt-2 -ml-3.5" onClick={() => choose(undefined)}>
              Volver a intentarlo
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
