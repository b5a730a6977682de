import { isAtLeastTier } from '@atalaya/core/auth/user';
import { brand } from '@atalaya/core/brand';
import { roundOf } from '@atalaya/core/calendar/plan';
import { momentInSpain } from '@atalaya/core/platform/madrid-time';
import { linkTo } from '../auth/emails';
import { mocksAhead } from '../exams/scheduled';
import { AppError } from '../platform/app-error';
import { defineHook } from '../platform/hooks';
import type { Kit } from '../platform/kit';
import { studySettingsOf } from '../profile/study-settings';
import { wholeCatalogue } from '../review/catalogue';
import { plannerFor } from './calendar';
import { type EntryRow, selectEntries, selectOwnerOfFeed } from './calendar.queries';
import { feedOf } from './feed-path';
import { type FeedEvent, writeFeed } from './ical';
import { savePlan } from './make-plan';

const MOCKS_PATH = '/campus-estudio/simulacros';

/** Events with the moment of their last change. */
export type FeedAddition = { events: readonly FeedEvent[]; changedAt: Date | undefined };

/** The appointments that features which import the calendar add to everybody's feed. */
export const feedSources = defineHook<(kit: Kit, userId: string) => Promise<FeedAddition>>('calendar.feed');

/** Without a plan that includes it or without an exam date, only what other features add. */
export async function feedFor(kit: Kit, token: string): Promise<string> {
  const { db, env } = kit;
  const feedId = feedOf(kit.secret, token);
  const userId = feedId && (await selectOwnerOfFeed(db, feedId));
  if (!userId) throw new AppError('request.not-found');
  const planner = await plannerFor(kit, userId);
  const about = {
    name: `Plan de estudio · ${brand.name}`,
    product: { company: brand.name, product: 'Plan de estudio', language: 'ES' },
  };
  const added = await Promise.all(kit.hooks.all(feedSources).map((source) => source(kit, userId)));
  const addedEvents = added.flatMap(({ events }) => events);
  if (!planner || !isAtLeastTier(planner.tier, 'basico'))
    return writeFeed({ ...about, stamp: kit.clock.now(), events: addedEvents });
  const plan = await db.transaction((tx) => savePlan(tx, planner));
  const [entries, settings, catalogue, mocks] = await Promise.all([
    selectEntries(db, userId),
    studySettingsOf(db, userId),
    wholeCatalogue(kit),
    mocksAhead(db, planner.tier, planner.now),
  ]);
  const host = new URL(linkTo(env, '/')).hostname;
  const uid = (key: string) => `${key}.${plan.id}@${host}`;
  const starts = new Map<string, number>();
  const events = entries.map((entry): FeedEvent => {
    const from = starts.get(entry.day) ?? settings.startHour * 60;
    starts.set(entry.day, from + entry.minutes);
    const words = wordsFor(entry, catalogue.titleOf);
    return {
      uid: uid(entry.key),
      summary: entry.doneOn ? `✓ ${words.summary}` : words.summary,
      description: words.description,
      url: linkTo(env, words.path),
      categories: [words.category],
      start: momentInSpain(entry.day, from),
      end: momentInSpain(entry.day, from + entry.minutes),
    };
  });
  events.push({
    uid: uid('exam'),
    summary: 'Examen de la Policía Nacional',
    description: 'La fecha que pusiste en tu plan.',
    url: linkTo(env, '/campus-estudio/calendario'),
    categories: ['Examen'],
    day: planner.examDate,
  });
  // Mocks change independently of the plan, so the timestamp is the later of both.
  events.push(...mocks.map((mock) => eventOf(mock, uid(`official-${mock.id}`), linkTo(env, MOCKS_PATH))));
  events.push(...addedEvents);
  const changes = [
    plan.madeAt,
    ...added.flatMap(({ changedAt }) => changedAt ?? []),
    ...mocks.map(({ updatedAt }) => updatedAt),
  ];
  const stamp = new Date(Math.max(...changes.map((moment) => moment.getTime())));
  return writeFeed({ ...about, stamp, events });
}

type Announced = Awaited<ReturnType<typeof mocksAhead>>[number];

/** The event is the window of the mock. */
const eventOf = ({ title, intro, opensAt, closesAt }: Announced, uid: string, url: string): FeedEvent => ({
  uid,
  summary: `Simulacro oficial: ${title}`,
  description: intro || 'Se hace una vez, mientras está abierto.',
  url,
  categories: ['Simulacro'],
  start: opensAt,
  end: closesAt,
});

function wordsFor({ kind, topic, key, minutes }: EntryRow, titleOf: (topic: number) => string) {
  if (kind === 'mock')
    return {
      category: 'Simulacro',
      summary: 'Simulacro',
      description: 'Hazlo entero y repasa después los fallos.',
      path: MOCKS_PATH,
    };
  if (kind === 'review' || topic === null)
    return {
      category: 'Repaso',
      summary: `Repasos, ${minutes} min`,
      description: 'Lo que hoy está a punto de olvidarse.',
      path: '/study?solo=repasos',
    };
  return {
    category: 'Estudio',
    summary: `Tema ${topic}: ${titleOf(topic)}`,
    description: `Vuelta ${roundOf(key)}, ${minutes} min: lee y responde.`,
    path: `/campus-estudio/tema-${topic}`,
  };
}
