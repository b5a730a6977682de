import { reaches } from '@atalaya/core/auth/user';
import { brand } from '@atalaya/core/brand';
import { type FeedEvent, writeFeed } from '@atalaya/core/calendar/ical';
import { roundOf } from '@atalaya/core/calendar/plan';
import { momentInSpain } from '@atalaya/core/platform/spanish-time';
import { linkTo } from '../auth/letters';
import { AppError } from '../platform/app-error';
import type { Kit } from '../platform/kit';
import { studySettingsOf } from '../profile/study-settings';
import { wholeCatalogue } from '../review/catalogue';
import { plannerFor } from './calendar';
import { type EntryRow, selectEntries, selectOwnerOfFeed } from './calendar.queries';
import { feedOf } from './feed-token';
import { keepPlan } from './make-plan';

/** What others' calendars subscribe to. Without a plan that includes it, or without an exam, it is an empty calendar. */
export async function feedFor(kit: Kit, token: string): Promise<string> {
  const { db, env } = kit;
  const feedId = feedOf(kit.secret, token);
  const userId = feedId && (await selectOwnerOfFeed(db, feedId));
  if (!userId) throw new AppError('request.not-found');
  const planner = await plannerFor(kit, userId);
  const about = {
    name: `Plan de estudio · ${brand.name}`,
    productId: `-//${brand.name}//Plan de estudio//ES`,
  };
  if (!planner || !reaches(planner.tier, 'basico'))
    return writeFeed({ ...about, stamp: kit.clock.now(), events: [] });
  const plan = await db.transaction((tx) => keepPlan(tx, planner));
  const [entries, settings, catalogue] = await Promise.all([
    selectEntries(db, userId),
    studySettingsOf(db, userId),
    wholeCatalogue(kit),
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
  return writeFeed({ ...about, stamp: plan.madeAt, events });
}

function wordsFor({ kind, topic, key, minutes }: EntryRow, titleOf: (topic: number) => string) {
  if (kind === 'mock')
    return {
      category: 'Simulacro',
      summary: 'Simulacro',
      description: 'Hazlo entero y repasa después los fallos.',
      path: '/campus-estudio/simulacros',
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
