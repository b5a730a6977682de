import type { EnglishOverview } from '@atalaya/core/english/english.contract';
import { Check, ChevronRight, LockKeyhole } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '../ui/badge';
import { Plate } from '../ui/plate';
import { Section } from '../ui/section';

type Unit = EnglishOverview['units'][number];
type Lesson = Unit['lessons'][number];

/** The lessons by unit, in the order of the course. */
export const CoursePath = ({ units }: { units: readonly Unit[] }) => (
  <Section id="curso" title="El curso" className="mt-12">
    <div className="mt-6 grid gap-x-10 gap-y-9 lg:grid-cols-2">
      {units.map((unit) => (
        <div key={unit.id}>
          <h3 className="flex items-baseline gap-2.5 text-h4">
            {unit.title}
            <Badge tone="navy">{unit.level}</Badge>
          </h3>
          <p className="mt-1 mb-3 text-small text-muted">{unit.aim}</p>
          <ol className="border-t border-line">
            {unit.lessons.map((lesson) => (
              <li key={lesson.id} className="border-b border-line">
                <LessonLink lesson={lesson} />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  </Section>
);

function LessonLink({ lesson }: { lesson: Lesson }) {
  return (
    <Link
      to={lesson.locked ? '/planes' : `/campus-estudio/ingles/leccion/${lesson.id}`}
      className="flex min-h-14 items-center gap-3 py-2 text-ink no-underline hover:bg-navy-tint"
    >
      <Plate size="sm" variant={lesson.status === 'passed' ? 'solid' : 'outline'} aria-hidden="true">
        {lesson.number}
      </Plate>
      <span className="min-w-0 flex-1">
        <span lang="en" className="block font-semibold">
          {lesson.title}
        </span>
        <span className="block text-small text-muted">{lesson.grammar}</span>
      </span>
      <Status lesson={lesson} />
      <ChevronRight className="size-5 flex-none text-muted" />
    </Link>
  );
}

function Status({ lesson: { locked, status, percent } }: { lesson: Lesson }) {
  if (locked)
    return (
      <span className="flex items-center gap-1.5 text-small text-muted">
        <LockKeyhole className="size-4" />
        Plan Plus
      </span>
    );
  if (status === 'passed')
    return (
      <Badge tone="success">
        <Check />
        {percent === null ? 'Superada' : `${percent} %`}
      </Badge>
    );
  return status === 'started' ? (
    <Badge tone="gold">{percent === null ? 'Empezada' : `${percent} %`}</Badge>
  ) : null;
}
