import type { LessonPaper } from '@atalaya/core/english/english.contract';
import { ArrowLeft, Check } from 'lucide-react';
import { Badge } from '../ui/badge';
import { IconButtonLink } from '../ui/icon-button';
import { Plate } from '../ui/plate';

export function LessonHead({ lesson }: { lesson: LessonPaper }) {
  return (
    <header className="mb-7 flex items-start gap-4">
      <IconButtonLink label="Volver a Inglés" to="/campus-estudio/ingles" variant="outline">
        <ArrowLeft aria-hidden="true" />
      </IconButtonLink>
      <Plate size="lg" aria-hidden="true">
        {lesson.number}
      </Plate>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
          Lección {lesson.number}, nivel {lesson.level}
          {lesson.isPassed && (
            <Badge tone="success">
              <Check aria-hidden="true" />
              Superada
            </Badge>
          )}
        </p>
        <h1 lang="en" className="mt-1 text-h2">
          {lesson.title}
        </h1>
        <p className="mt-1 text-pretty">
          <span className="text-muted">Objetivo: </span>
          {lesson.goal}
        </p>
      </div>
    </header>
  );
}
