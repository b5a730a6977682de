import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { mondayOf, plusDays } from '@atalaya/core/review/days';
import { accountNames, publicAccounts } from '../auth/accounts';
import { elitePlaces } from '../checkout/places';
import type { Kit } from '../platform/kit';
import { selectCalls } from './calls.queries';
import { settlePlace } from './candidates';
import { selectCheckIns, selectRatings } from './check-ins.queries';
import { type CoachingRow, selectCoach, selectQuestionnaire } from './coaching.queries';
import { freshWeeks } from './counting';
import { selectNotes } from './notes.queries';
import { selectAllWeeks } from './plan.queries';
import { checkInViews, toCallView, toNoteView, toQuestionnaireView, toWeekView } from './views';
import { ownWait } from './waiting';

const SHOWN_WEEKS = 12;
const SHOWN_CALLS = 10;

export async function readMine(kit: Kit, userId: string) {
  const { db } = kit;
  const now = kit.clock.now();
  const today = dayInSpain(now);
  const row = await settlePlace(kit, userId);
  const places = await elitePlaces(kit, db, userId);
  const none = {
    coach: null,
    startedOn: null,
    scopes: [],
    hasChosenScopes: false,
    questionnaire: null,
    ratingMonth: null,
  };
  const empty = { weeks: [], checkIns: [], calls: [], notes: [] };
  if (!row)
    return { state: 'locked' as const, today, places, wait: await ownWait(db, userId), ...none, ...empty };
  return { today, places, wait: await ownWait(db, userId), ...(await placeOf(kit, row, today)) };
}

async function placeOf(kit: Kit, row: CoachingRow, today: string) {
  const { db } = kit;
  const { userId } = row;
  const now = kit.clock.now();
  const startedOn = dayInSpain(row.startedAt);
  const [coach, questionnaire, allWeeks, checkIns, calls, notes, ratings] = await Promise.all([
    coachOf(kit, row.coachId),
    selectQuestionnaire(db, userId),
    selectAllWeeks(db, userId),
    selectCheckIns(db, userId, SHOWN_WEEKS),
    selectCalls(db, userId, SHOWN_CALLS),
    selectNotes(db, userId, { withPrivate: false }),
    selectRatings(db, userId),
  ]);
  const weeks = allWeeks.filter(({ monday }) => monday >= plusDays(mondayOf(today), -7 * SHOWN_WEEKS));
  const names = await accountNames(
    db,
    notes.map(({ authorId }) => authorId),
  );
  const nameOf = (id: string) => names.get(id)?.name ?? 'Cuenta borrada';
  const isEnded = row.endedAt !== null;
  const views = checkInViews(checkIns, startedOn, today);
  return {
    state: isEnded ? ('ended' as const) : coach ? ('active' as const) : ('unassigned' as const),
    coach,
    startedOn,
    scopes: row.scopes,
    hasChosenScopes: row.scopesAt !== null,
    questionnaire: toQuestionnaireView(questionnaire),
    weeks: (await freshWeeks(kit, weeks)).map((week) => toWeekView(week, today)),
    checkIns: isEnded ? views.filter(({ state }) => state !== 'open') : views,
    calls: calls.map((call) => toCallView(call, now)),
    notes: notes.map((note) => toNoteView(note, userId, nameOf)),
    ratingMonth: ratings.find(({ ratedAt }) => ratedAt === null)?.month ?? null,
  };
}

async function coachOf({ db }: Kit, coachId: string | null) {
  if (!coachId) return null;
  const [coach, names, pictures] = await Promise.all([
    selectCoach(db, coachId),
    accountNames(db, [coachId]),
    publicAccounts(db, [coachId]),
  ]);
  const name = names.get(coachId)?.name;
  if (!coach || !name) return null;
  const { hours, intro } = coach;
  return { name, avatar: pictures.get(coachId)?.avatar ?? null, hours, intro };
}
