import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { chooseFirstSession, FIRST_MINUTES } from '@atalaya/core/review/first-session';
import { FREE_TOPICS } from '@atalaya/core/syllabus/access';
import { wordCount } from '@atalaya/core/syllabus/content/prose';
import { minutesOf } from '@atalaya/core/syllabus/reading/reading';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import type { Kit } from '../platform/kit';
import { parsedMarkdown } from '../platform/parsed-markdown';
import { questionsInSections } from '../syllabus/question-bank';
import { topicSections } from '../syllabus/reading/reading';
import { cardsOf } from './cards';
import { planSession } from './session';

const freeTopics = Array.from({ length: FREE_TOPICS }, (_, index) => index + 1);

/** The same for every user: it is part of the topics that are open to all. Null without such content. */
export async function chosenFirst(db: Db, today: string) {
  const [questions, ...topics] = await Promise.all([
    questionsInSections(db, freeTopics, today),
    ...freeTopics.map((topic) => topicSections(db, topic)),
  ]);
  const sections = topics.flatMap((own, index) =>
    own.map((one) => ({ ...one, topic: freeTopics[index] ?? 0 })),
  );
  const chosen = chooseFirstSession(
    sections.map(({ topic, id, body }) => ({
      topic,
      section: id,
      words: wordCount(body),
      questions: questions.filter((question) => question.topic === topic && question.section === id),
    })),
  );
  const section = sections.find(({ topic, id }) => topic === chosen?.topic && id === chosen.section);
  if (!chosen || !section) return null;
  const minutes = minutesOf(Buffer.byteLength(section.body));
  return { ...chosen, title: section.title, body: section.body, minutes };
}

export async function firstSession(kit: Kit, userId: string) {
  const [chosen, { catalogue, left, daysToExam, candidates }] = await Promise.all([
    chosenFirst(kit.db, dayInSpain(kit.clock.now())),
    planSession(kit, userId, {}),
  ]);
  if (!chosen) throw new AppError('request.not-found');
  const { topic, section, title, body, minutes, questionIds } = chosen;
  const topicTitle = catalogue.titleOf(topic);
  const allowed = questionIds.slice(0, left ?? questionIds.length);
  const items = allowed.flatMap(
    (id) => candidates.find(({ kind, itemId }) => kind === 'question' && itemId === id) ?? [],
  );
  return {
    topic,
    topicTitle,
    section: { id: section, title, minutes, blocks: parsedMarkdown(body) },
    session: {
      minutes: FIRST_MINUTES,
      daysToExam,
      left,
      next: null,
      stretches: [
        {
          kind: 'new' as const,
          minutes: Math.max(1, FIRST_MINUTES - minutes),
          topics: [{ number: topic, title: topicTitle }],
          cards: await cardsOf(kit, items, catalogue),
        },
      ],
    },
  };
}
