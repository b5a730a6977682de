import { isSelfGraded, type StudyGrade } from '@atalaya/core/review/study-answer';
import { ArrowRight } from 'lucide-react';
import { Button } from '../ui/button';
import { Kbd } from '../ui/kbd';
import { CardGrades } from './card-grades';
import type { Card, Runner } from './runner-state';

type GradeBarProps = {
  card: Card;
  runner: Runner;
  reveal: (choice: null) => void;
  goOn: (grade: StudyGrade) => void;
};

export function GradeBar({ card, runner, reveal, goOn }: GradeBarProps) {
  if (!runner.shown)
    return isSelfGraded(card.kind) ? (
      <div className="flex items-center justify-end gap-4">
        <Hint keys={['Espacio']} className="max-md:hidden">
          ver la respuesta
        </Hint>
        <Button size="lg" className="max-md:w-full" onClick={() => reveal(null)}>
          Ver la respuesta
        </Button>
      </div>
    ) : (
      <p className="flex min-h-12 items-center gap-2 text-small text-muted">
        <Hint keys={card.kind === 'question' ? ['1', '2', '3'] : ['V', 'F']}>para responder</Hint>
        <Hint keys={['M']} className="ml-3">
          marcar
        </Hint>
        <span className="pointer-fine:hidden">Toca la respuesta que creas correcta.</span>
      </p>
    );
  if (isSelfGraded(card.kind)) return <CardGrades onGrade={goOn} />;
  const isRight = runner.choice === card.answer;
  return (
    <div className="flex flex-wrap items-center justify-end gap-2.5">
      {isRight && (
        <>
          <Button variant="quiet" onClick={() => goOn('hard')} className="max-md:flex-1 max-md:px-2">
            Me ha costado <Kbd>2</Kbd>
          </Button>
          <Button variant="quiet" onClick={() => goOn('easy')} className="max-md:flex-1 max-md:px-2">
            Muy fácil <Kbd>4</Kbd>
          </Button>
        </>
      )}
      <Hint keys={['Intro']} className="max-md:hidden">
        continuar
      </Hint>
      <Button size="lg" onClick={() => goOn('good')} className="max-md:basis-full">
        Siguiente
        <ArrowRight />
      </Button>
    </div>
  );
}

function Hint({ keys, children, className = '' }: { keys: string[]; children: string; className?: string }) {
  return (
    <span className={`flex items-center gap-2 text-small text-muted pointer-coarse:hidden ${className}`}>
      {keys.map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
      {children}
    </span>
  );
}
