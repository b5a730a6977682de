import type { PlacementLevel } from '@atalaya/core/english/course';
import type { PlacementResult } from '@atalaya/core/english/english.contract';
import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../ui/button';
import { Card } from '../ui/card';
import { Plate } from '../ui/plate';

const meanings: Record<PlacementLevel, string> = {
  A1: 'Todavía no llegas al A2, que es el requisito de la convocatoria. El curso empieza justo ahí.',
  A2: 'Estás en el nivel que exige la convocatoria. Si aún no tienes el certificado, es el momento de prepararlo.',
  B1: 'Superas el requisito. Con un certificado B1 sumas medio punto de mérito.',
  B2: 'Muy buen nivel. Con un certificado B2 sumas un punto de mérito.',
};

type ResultProps = { result: PlacementResult; isStarting: boolean; onAgain: () => void };

export function PlacementResultCard({ result, isStarting, onAgain }: ResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Card>
      <div className="flex items-start gap-5">
        <Plate size="xl" variant="gold" aria-hidden="true">
          {result.level}
        </Plate>
        <div className="min-w-0">
          <h2 ref={heading} tabIndex={-1} className="text-h3 outline-none">
            Tu nivel: {result.level}
          </h2>
          <p className="mt-1 text-pretty">{meanings[result.level]}</p>
          <p className="mt-2 text-small text-muted">
            La prueba lo da con una certeza del {Math.round(result.certainty * 100)} %. No sustituye a un
            certificado.
          </p>
        </div>
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        {result.lessonId && (
          <ButtonLink to={`/campus-estudio/ingles/leccion/${result.lessonId}`}>
            Empezar por la lección recomendada
          </ButtonLink>
        )}
        <Button variant="outline" busy={isStarting} onClick={onAgain}>
          Repetir la prueba
        </Button>
      </div>
    </Card>
  );
}
