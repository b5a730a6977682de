import { topicNumberIn, topicPath } from '@atalaya/core/syllabus/reading/reading';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { PageHandle } from '../platform/page-handle';
import { from, pageLoader } from '../platform/page-reads';
import { titled } from '../platform/page-title';
import { userFrom } from '../shell/campus/signed-in';
import { Loading, Skeleton } from '../ui/skeleton';
import type { Route } from './+types/topic-page';
import { LockedTopic } from './locked-topic';
import { missingTopic, toTopic } from './missing-topic';
import { TopicReader } from './reader/topic-reader';

/** The reader has its own layout. */
export const handle: PageHandle = { frame: 'none' };

export const meta = titled(
  ({ loaderData }: Route.MetaArgs) =>
    loaderData && `Tema ${loaderData.topic.number}: ${loaderData.topic.shortTitle}`,
);

export const clientLoader = pageLoader(
  ({ params: { topic = '' } }) => {
    const id = topicNumberIn(topic);
    if (id === null || topic !== `tema-${id}`) return null;
    return {
      topic: from('GET /api/topics/:id/content', { params: { id }, query: { format: 'blocks' } }),
      reading: from('GET /api/topics/:id/reading', { params: { id } }),
    };
  },
  async (load, { params, context }) => {
    const answers = await load().catch(missingTopic);
    if (!answers) throw toTopic(params.topic, (number) => topicPath(number, params.section));
    const { topic, reading } = answers;
    const sections = topic.sections.map(({ blocks = [], ...section }) => ({ ...section, blocks }));
    return { topic: { ...topic, sections }, reading, userId: userFrom(context).id };
  },
);

/** Another section of the same topic needs no new data. */
export const shouldRevalidate = ({
  currentParams,
  nextParams,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => currentParams.topic !== nextParams.topic && defaultShouldRevalidate;

function sectionOf(topic: { sections: { id: string }[] }, given: string | undefined): string | null {
  const found = topic.sections.find(({ id }) => id === given) ?? topic.sections[Number(given) - 1];
  return found?.id ?? null;
}

export default function TopicPage({ loaderData: { topic, reading, userId }, params }: Route.ComponentProps) {
  const isReadable = topic.locked === null && topic.status === 'written';
  if (!isReadable) return <LockedTopic topic={topic} reading={reading} />;
  return (
    <TopicReader
      // Resets the reader's state for another topic.
      key={topic.number}
      userId={userId}
      topic={topic}
      reading={reading}
      section={sectionOf(topic, params.section)}
    />
  );
}

export const HydrateFallback = () => (
  <div className="min-h-dvh lg:grid lg:grid-cols-[300px_minmax(0,1fr)_92px]">
    <div className="hidden border-r border-line bg-surface lg:block" />
    <div className="min-w-0">
      <div className="h-14 border-b border-line" />
      <main id="contenido" className="px-5 pt-7 pb-48 md:px-10 md:pt-14 lg:pb-36">
        <Loading label="Abriendo el tema" className="mx-auto grid max-w-[57rem] gap-5 max-xl:max-w-[38.5rem]">
          <Skeleton className="h-6 w-52" />
          <Skeleton className="h-24" />
          <Skeleton className="h-28" />
          <Skeleton className="mt-8 h-10 w-80 max-w-full" />
          <Skeleton className="h-60" />
          <Skeleton className="h-60" />
        </Loading>
      </main>
    </div>
    <div className="hidden border-l border-line lg:block" />
  </div>
);
