import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { daysBetween } from '@atalaya/core/profile/study-plan';
import { minutesOn } from '@atalaya/core/profile/study-settings';
import { type AskedKind, composeDeck, type DeckMode, isDue } from '@atalaya/core/review/deck';
import type { FailureState } from '@atalaya/core/review/failures';
import {
  type Candidate,
  composeSession,
  type SessionPlan,
  withWords,
  wordMinutes,
} from '@atalaya/core/review/session';
import { findAccount } from '../auth/accounts';
import { AppError } from '../platform/app-error';
import type { Kit } from '../platform/kit';
import { studySettingsOf } from '../profile/study-settings';
import { askedInMock } from '../syllabus/exam-questions';
import { topicsRead } from '../syllabus/reading/sections-read';
import { answersLeft } from './allowance';
import { cardsOf } from './cards';
import { type Catalogue, catalogueFor, keyOf, type Place } from './catalogue';
import { nextDue, type Reviewer } from './due';
import { hasTerms, termsToReview } from './kinds/terms';
import { wordCardsToday } from './kinds/words';
import { selectItemIds } from './lists/lists.queries';
import { memoryOf } from './record';
import { type StudiedItem, selectDay, selectStudied } from './study.queries';

/** The least of a session beside its words. */
const MIN_MINUTES = 5;

type Asked = {
  minutes?: number | undefined;
  topic?: number | undefined;
  only?: DeckMode | undefined;
  kind?: AskedKind | undefined;
  section?: string | undefined;
  state?: FailureState | undefined;
  list?: string | undefined;
};

export type PlannedSession = {
  plan: SessionPlan;
  reviewer: Reviewer;
  catalogue: Catalogue;
  today: string;
  examDate: string | null;
  daysToExam: number | null;
  left: number | null;
  /** The user's daily minutes, independent of this request. */
  dailyMinutes: number;
  candidates: readonly Candidate[];
  /** English words in the session. */
  words: number;
};

/** Plans today's session, without texts. */
export async function planSession(kit: Kit, userId: string, asked: Asked): Promise<PlannedSession> {
  const { db, clock } = kit;
  const now = clock.now();
  const account = await findAccount(db, userId, now);
  if (!account) throw new AppError('request.unauthenticated');
  const student = { id: userId, tier: account.tier };
  const today = dayInSpain(now);
  const [catalogue, rows, day, settings, read, listed, inMock] = await Promise.all([
    catalogueFor(kit, student),
    selectStudied(db, userId),
    selectDay(db, userId, today),
    studySettingsOf(db, userId),
    topicsRead(db, userId),
    asked.list === undefined ? null : selectItemIds(db, userId, asked.list),
    askedInMock(kit, db, userId),
  ]);
  const held = new Map(rows.map((row) => [keyOf(row), row]));
  const inList = listed && new Set(listed);
  const candidates: Candidate[] = [];
  for (const place of catalogue.places) {
    if (inMock.has(place.itemId)) continue;
    if (inList && (place.kind === 'flashcard' || !inList.has(place.itemId))) continue;
    const row = held.get(place.key);
    if (row?.suspended || !isAsked(place, row, asked, today)) continue;
    candidates.push(row ? { ...place, memory: memoryOf(row) } : place);
  }
  if (hasTerms(asked)) candidates.push(...termsToReview(rows, student, catalogue.holdings, asked, today));
  const dailyMinutes = minutesOn(settings.weekMinutes, account.studyMinutes, today);
  const left = (await answersLeft(kit, db, student, catalogue.holdings))?.left ?? null;
  const words = hasWords(asked) ? await wordCardsToday(kit, student, asked.section, rows) : [];
  const minutes = asked.minutes ?? Math.max(5, dailyMinutes - Math.round((day?.durationMs ?? 0) / 60_000));
  const isDeck = asked.only !== undefined || asked.kind === 'word';
  const plan = isDeck
    ? composeDeck([...candidates, ...words], {
        today,
        limit: left,
        rhythm: settings,
        ...(asked.only === 'cram' ? { random: Math.random } : {}),
      })
    : withWords(
        composeSession(candidates, {
          today,
          minutes: Math.max(MIN_MINUTES, minutes - wordMinutes(words)),
          examDate: account.examDate,
          itemsInTopic: catalogue.itemsInTopic,
          limit: left,
          newLimit: newLeft(settings.newPerDay, asked, rows, today),
          // Whoever asks for a topic knows what they want.
          ...(asked.topic === undefined && { readTopics: new Set(read) }),
          rhythm: settings,
        }),
        words,
      );
  const days = account.examDate ? daysBetween(today, account.examDate) : -1;
  return {
    plan,
    reviewer: { ...student, holdings: catalogue.holdings },
    catalogue,
    today,
    examDate: account.examDate,
    daysToExam: days >= 0 ? days : null,
    left,
    dailyMinutes,
    candidates,
    words: words.length,
  };
}

/** Words are part of the day's session and of its reviews, or a session of their own. */
const hasWords = ({ kind, topic, section, list, only = 'due' }: Asked): boolean =>
  kind === 'word' || (only === 'due' && [kind, topic, section, list].every((part) => part === undefined));

/** Whether the place is in the deck or topic that was asked for. */
function isAsked(place: Place, row: StudiedItem | undefined, asked: Asked, today: string): boolean {
  if (asked.topic !== undefined && place.topic !== asked.topic) return false;
  if (asked.kind !== undefined && place.kind !== asked.kind) return false;
  if (asked.section !== undefined && place.section !== asked.section) return false;
  if (asked.only === 'due') return isDue(memoryOf(row), today);
  if (asked.only === 'failed') return isFailed(place, row, asked.state);
  return true;
}

function isFailed({ kind }: Place, row: StudiedItem | undefined, state: FailureState = 'all'): boolean {
  if (!row || row.failures === 0 || kind === 'flashcard') return false;
  return state === 'all' || (row.lastOutcome === 'right') === (state === 'recovered');
}

/** New items left for today; a request for one topic is not limited. */
function newLeft(
  newPerDay: number | null,
  asked: Asked,
  rows: readonly Pick<StudiedItem, 'firstOn' | 'kind'>[],
  today: string,
): number | null {
  if (newPerDay === null || asked.topic !== undefined) return null;
  const met = rows.filter(
    ({ firstOn, kind }) => firstOn === today && kind !== 'word' && kind !== 'term' && kind !== 'article',
  );
  return Math.max(0, newPerDay - met.length);
}

/** The session with everything that the page needs offline. */
export async function studySession(kit: Kit, userId: string, asked: Asked) {
  const { plan, reviewer, catalogue, daysToExam, left, today } = await planSession(kit, userId, asked);
  const items = plan.stretches.flatMap((stretch) => (stretch.kind === 'break' ? [] : stretch.items));
  const cards = new Map(
    (await cardsOf(kit, items, catalogue)).map((card) => [keyOf({ kind: card.kind, itemId: card.id }), card]),
  );
  return {
    minutes: plan.minutes,
    daysToExam,
    left,
    next: items.length === 0 ? await nextDue(kit.db, reviewer, today, asked) : null,
    stretches: plan.stretches.map((stretch) => ({
      kind: stretch.kind,
      minutes: stretch.minutes,
      topics:
        stretch.kind === 'break'
          ? []
          : stretch.topics.map((number) => ({ number, title: catalogue.titleOf(number) })),
      cards: stretch.kind === 'break' ? [] : stretch.items.flatMap((item) => cards.get(keyOf(item)) ?? []),
    })),
  };
}
