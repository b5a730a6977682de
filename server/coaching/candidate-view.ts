import type { SeenCandidate } from '@atalaya/core/coaching/coach.contract';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { mondayOf, plusDays } from '@atalaya/core/review/days';
import { accountNames, publicAccounts } from '../auth/accounts';
import { rehearsalsOf } from '../interview/rehearsals';
import type { Kit } from '../platform/kit';
import { pastPredictions } from '../progress/past-predictions';
import { wholeCatalogue } from '../review/catalogue';
import { studyDaysOf, topicTallies } from '../review/history';
import { selectCalls } from './calls.queries';
import { requireCandidate } from './candidates';
import { selectCheckIns } from './check-ins.queries';
import { selectQuestionnaire } from './coaching.queries';
import { freshWeeks } from './counting';
import { selectNotes } from './notes.queries';
import { loadsOf } from './places';
import { selectWeeks } from './plan.queries';
import { checkInViews, toCallView, toNoteView, toQuestionnaireView, toWeekView } from './views';

const SHOWN_WEEKS = 12;
const SHOWN_DAYS = 42;
const READINESS_DAYS = 90;
const SHOWN_CALLS = 10;

/** One of the own candidates. What is not shared is null, and not read. */
export async function readCandidate(kit: Kit, coachId: string, userId: string) {
  const { db } = kit;
  const now = kit.clock.now();
  const today = dayInSpain(now);
  const row = await requireCandidate(db, coachId, userId);
  const startedOn = dayInSpain(row.startedAt);
  const shares = (scope: (typeof row.scopes)[number]) => row.scopes.includes(scope);
  const [questionnaire, weeks, checkIns, calls, notes, catalogue, loads] = await Promise.all([
    selectQuestionnaire(db, userId),
    selectWeeks(db, userId, plusDays(mondayOf(today), -7 * SHOWN_WEEKS)),
    selectCheckIns(db, userId, SHOWN_WEEKS),
    selectCalls(db, userId, SHOWN_CALLS),
    selectNotes(db, userId, { withPrivate: true }),
    wholeCatalogue(kit),
    loadsOf(db),
  ]);
  const [names, pictures, progress, mistakes, recordings] = await Promise.all([
    accountNames(db, [userId, ...notes.map(({ authorId }) => authorId), ...loads.map((one) => one.userId)]),
    publicAccounts(db, [userId]),
    shares('progress') ? progressOf(kit, userId, today) : null,
    shares('mistakes') ? topicTallies(db, userId) : null,
    shares('interview') ? rehearsalsOf(db, userId) : null,
  ]);
  const nameOf = (id: string) => names.get(id)?.name ?? 'Cuenta borrada';
  return {
    userId,
    today,
    startedOn,
    recordings,
    progress,
    name: nameOf(userId),
    avatar: pictures.get(userId)?.avatar ?? null,
    scopes: row.scopes,
    questionnaire: toQuestionnaireView(questionnaire),
    weeks: (await freshWeeks(kit, weeks)).map((week) =>
      hideTraining(toWeekView(week, today, shares('progress')), shares('training')),
    ),
    checkIns: checkInViews(checkIns, startedOn, today),
    calls: calls.map((call) => toCallView(call, now)),
    notes: notes.map((note) => toNoteView(note, coachId, nameOf)),
    mistakes:
      mistakes
        ?.filter(({ wrong }) => wrong > 0)
        .toSorted((a, b) => b.wrong / b.answers - a.wrong / a.answers)
        .map(({ topic, answers, wrong }) => ({ topic, answers, wrong, title: catalogue.titleOf(topic) })) ??
      null,
    topics: catalogue.topics.map(({ number, shortTitle }) => ({ number, title: shortTitle })),
    colleagues: loads
      .filter((one) => one.userId !== coachId)
      .map((one) => ({
        userId: one.userId,
        name: nameOf(one.userId),
        hasRoom: one.isAvailable && one.candidates < one.capacity,
      })),
  };
}

/** How often somebody trains is shared by itself. */
const hideTraining = (week: SeenCandidate['weeks'][number], isShared: boolean) => ({
  ...week,
  goals: week.goals.map((goal) => (goal.kind === 'training' && !isShared ? { ...goal, done: null } : goal)),
});

async function progressOf({ db }: Kit, userId: string, today: string) {
  const [days, readiness] = await Promise.all([
    studyDaysOf(db, [userId], plusDays(today, -SHOWN_DAYS + 1), today),
    pastPredictions(db, userId, plusDays(today, -READINESS_DAYS)),
  ]);
  return {
    days: days
      .toSorted((a, b) => a.day.localeCompare(b.day))
      .map(({ day, questions, reviews, ms }) => ({
        day,
        answers: Math.max(questions, reviews),
        minutes: Math.round(ms / 60_000),
      })),
    readiness,
  };
}
