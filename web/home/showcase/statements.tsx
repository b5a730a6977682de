import { statements } from '@atalaya/core/home/showcase';
import { ArrowRight, Check, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { ShowcaseStop } from './stop';

export default function ShowcaseStatements() {
  const [at, setAt] = useState(0);
  const [answer, setAnswer] = useState<boolean>();
  const statement = statements[at % statements.length];
  if (!statement) return null;
  const right = answer === statement.isTrue;
  const next = () => {
    setAt(at + 1);
    setAnswer(undefined);
  };
  return (
    <ShowcaseStop id="verdadero">
      <p aria-live="polite" className="text-question font-semibold">
        {statement.text}
      </p>
      {answer === undefined ? (
        <div className="mt-7 flex flex-wrap gap-3 noscript:hidden">
          <Button variant="outline" size="lg" onClick={() => setAnswer(true)}>
            Verdadero
          </Button>
          <Button variant="outline" size="lg" onClick={() => setAnswer(false)}>
            Falso
          </Button>
        </div>
      ) : (
        <div className="mt-7 grid justify-items-start gap-5">
          <p role="status" className="flex items-start gap-2.5">
            {right ? (
              <Check className="mt-0.5 size-5 text-success" />
            ) : (
              <X className="mt-0.5 size-5 text-danger" />
            )}
            <span>
              <b className={right ? 'text-success' : 'text-danger'}>{right ? 'Correcto.' : 'No es así.'}</b>{' '}
              {statement.why}
            </span>
          </p>
          <Button onClick={next}>
            Otra
            <ArrowRight />
          </Button>
        </div>
      )}
    </ShowcaseStop>
  );
}
