import { blockTitles, letters } from '@atalaya/core/syllabus/questions/letters';
import { topicPath } from '@atalaya/core/syllabus/reading/reading';
import { ArrowRight, Info } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { from, pageLoader } from '../platform/page-reads';
import { titled } from '../platform/page-title';
import { CampusHead } from '../shell/campus/campus-head';
import { CampusSkeleton, RowsSkeleton } from '../shell/campus/campus-skeleton';
import { userFrom } from '../shell/campus/signed-in';
import { ButtonLink } from '../ui/button';
import { Note } from '../ui/note';
import { Plate } from '../ui/plate';
import { Progress } from '../ui/progress';
import { Skeleton } from '../ui/skeleton';
import type { Route } from './+types/syllabus-page';
import { TopicRow } from './topic-row';

export const meta = titled('Temario');

export const clientLoader = pageLoader(
  () => ({
    topics: from('GET /api/topics'),
    reading: from('GET /api/syllabus/reading'),
    rights: from('GET /api/checkout/rights'),
  }),
  async (load, { context }) => {
    const {
      topics,
      reading,
      rights: { rights },
    } = await load();
    const held = new Set(rights.filter(({ kind }) => kind === 'topic').map(({ subject }) => Number(subject)));
    const progress = new Map(reading.topics.map((one) => [one.number, one]));
    const unread = { percent: 0, minutes: 0, minutesLeft: 0 };
    return {
      topics: topics.map((topic) => ({
        ...topic,
        ...(progress.get(topic.number) ?? unread),
        isOwned: held.has(topic.number),
      })),
      last: reading.last,
      tier: userFrom(context).tier,
    };
  },
);

export type TopicEntry = Route.ComponentProps['loaderData']['topics'][number];

const mean = (topics: readonly TopicEntry[]): number => {
  const minutes = topics.reduce((sum, topic) => sum + topic.minutes, 0);
  const read = topics.reduce((sum, topic) => sum + (topic.minutes * topic.percent) / 100, 0);
  return minutes === 0 ? 0 : Math.floor((read / minutes) * 100);
};

export default function SyllabusPage({ loaderData: { topics, last, tier } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const lastTopic = topics.find(({ number }) => number === last?.topic);
  return (
    <>
      <CampusHead title="Temario" above={`${topics.length} temas, ${mean(topics)} % leído`} />
      {search.get('falta') === 'tema' && (
        <div className="mb-6">
          <Note icon={<Info />}>En esa dirección no hay ningún tema. Aquí tienes el temario entero.</Note>
        </div>
      )}
      {last && lastTopic && <Continue topic={lastTopic} section={last.section} />}
      {letters.map((block) => (
        <BlockOfTopics
          key={block}
          block={block}
          topics={topics.filter((topic) => topic.block === block)}
          tier={tier}
        />
      ))}
    </>
  );
}

function Continue({ topic, section }: { topic: TopicEntry; section: string }) {
  return (
    <section
      aria-labelledby="seguir"
      className="mb-9 flex flex-wrap items-center gap-x-6 gap-y-4 rounded-lg bg-panel px-5 py-5 text-on-panel md:px-7"
    >
      <Plate size="lg" variant="gold">
        {topic.number}
      </Plate>
      <div className="min-w-0 flex-1 basis-52">
        <h2 id="seguir" className="text-h4">
          {topic.shortTitle}
        </h2>
        <p className="mt-1 text-small text-on-panel-muted">
          {topic.percent === 100
            ? 'Leído entero'
            : `${topic.percent} % leído, ${topic.minutesLeft} min hasta el final`}
        </p>
      </div>
      <ButtonLink to={topicPath(topic.number, section)} variant="panel-gold" className="max-sm:w-full">
        Seguir leyendo
        <ArrowRight />
      </ButtonLink>
    </section>
  );
}

type BlockProps = {
  block: (typeof letters)[number];
  topics: readonly TopicEntry[];
  tier: Route.ComponentProps['loaderData']['tier'];
};

function BlockOfTopics({ block, topics, tier }: BlockProps) {
  const percent = mean(topics);
  return (
    <section aria-labelledby={`bloque-${block}`} className="mb-12">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-b-2 border-ink pb-3">
        <h2 id={`bloque-${block}`} className="flex min-w-0 grow basis-48 items-center gap-3 text-h3">
          <Plate>{block}</Plate>
          {blockTitles[block]}
        </h2>
        <div className="flex-none text-right sm:w-40">
          <p className="text-small text-muted">{percent} % leído</p>
          <div className="mt-1.5 max-sm:hidden">
            <Progress label={`Bloque ${block}, leído`} value={percent} valueText={`${percent} %`} />
          </div>
        </div>
      </div>
      <ol className="gap-x-12 xl:columns-2">
        {topics.map((topic) => (
          <TopicRow key={topic.number} topic={topic} tier={tier} />
        ))}
      </ol>
    </section>
  );
}

export const HydrateFallback = () => (
  <CampusSkeleton title="Temario">
    <Skeleton className="h-25 rounded-lg" />
    <Skeleton className="mt-3 h-10" />
    <RowsSkeleton rows={10} />
  </CampusSkeleton>
);
