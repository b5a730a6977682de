import { brand } from '@atalaya/core/brand';
import { topicNumberIn, topicPath } from '@atalaya/core/syllabus/reading/reading';
import { withFirmSpaces } from '@atalaya/core/syllabus/reading/reading-text';
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { callFrom } from '../platform/page-context';
import { parsedMarkdown } from '../platform/parsed-markdown.server';
import { userFrom } from '../shell/campus/signed-in';
import type { Route } from './+types/topic-page';
import { LockedTopic } from './locked-topic';
import { missingTopic } from './missing-topic';
import { TopicReader } from './reader/topic-reader';

/** The reader has its own layout. */
export const handle = { frame: 'none' };

export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title: loaderData
      ? `Tema ${loaderData.topic.number}: ${loaderData.topic.shortTitle} | ${brand.name}`
      : brand.name,
  },
];

export async function loader({ params, context }: Route.LoaderArgs) {
  const number = topicNumberIn(params.topic);
  if (number === null) throw redirect('/campus-estudio/temario?falta=tema');
  if (params.topic !== `tema-${number}`) throw redirect(topicPath(number, params.section));
  const call = callFrom(context);
  const [topic, reading] = await Promise.all([
    call('GET /api/topics/:id/content', { params: { id: number } }),
    call('GET /api/topics/:id/reading', { params: { id: number } }),
  ]).catch(missingTopic);
  const sections = topic.sections.map(({ body, ...section }) => ({
    ...section,
    blocks: parsedMarkdown(withFirmSpaces(body ?? '')),
  }));
  return { topic: { ...topic, sections }, reading, userId: userFrom(context).id };
}

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
