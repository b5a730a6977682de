import type { Answer } from '@atalaya/core/api';
import { blockTitles } from '@atalaya/core/syllabus/questions/letters';
import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router';
import { tierNames } from '../profile/plan-words';
import { ButtonLink } from '../ui/button';
import { LockedLine } from '../ui/note';
import { Plate } from '../ui/plate';
import { TopicFoot } from './reader/topic-ends';
import type { ReadTopic } from './reader/topic-reader';

type LockedProps = {
  topic: ReadTopic;
  reading: Answer<'GET /api/topics/:id/reading'>;
};

export function LockedTopic({ topic, reading }: LockedProps) {
  return (
    <main id="contenido" tabIndex={-1} className="mx-auto max-w-[44rem] px-5 py-7 outline-none md:py-14">
      <Link
        to="/campus-estudio/temario"
        className="mb-6 -ml-1.5 inline-flex min-h-11 items-center gap-2 rounded-md px-2 text-small font-semibold text-navy no-underline hover:bg-navy-tint [&_svg]:size-4.5"
      >
        <ChevronLeft />
        Temario
      </Link>
      <p className="text-small text-muted">
        Bloque {topic.block}, {blockTitles[topic.block]}
      </p>
      <h1 className="mt-3 flex items-start gap-4 text-h1">
        <Plate size="lg" className="mt-[0.12em]">
          {topic.number}
        </Plate>
        <span>{topic.shortTitle}</span>
      </h1>
      {topic.intro && <p className="mt-6 text-lead">{topic.intro}</p>}
      {topic.locked && (
        <div className="mt-6 grid gap-4">
          <LockedLine to="/planes" linkLabel="Ver planes">
            Este tema se lee con el plan {tierNames[topic.locked]}.
          </LockedLine>
          <p>
            <ButtonLink to="/planes">Abrir este tema</ButtonLink>
          </p>
        </div>
      )}
      <h2 className="mt-10 text-h3">Qué pide el programa oficial</h2>
      <ul className="mt-4 grid gap-2 border-l-2 border-line pl-5">
        {topic.epigraphs.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      <h2 className="mt-10 text-h3">Secciones</h2>
      <ol className="mt-4">
        {topic.sections.map(({ id, title }, index) => (
          <li key={id} className="flex gap-4 border-b border-line py-3">
            <span className="num w-6 flex-none pt-1 text-muted">{index + 1}</span>
            {title}
          </li>
        ))}
      </ol>
      <TopicFoot topic={topic} previous={reading.previous} next={reading.next} />
    </main>
  );
}
