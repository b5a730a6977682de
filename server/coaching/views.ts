import type { CallView, CheckInView, NoteView, WeekView } from '@atalaya/core/coaching/parts.contract';
import { endOf, isPast, mayChange } from '@atalaya/core/coaching/slots';
import { checkInState, checkInWeek, isAskedAbout } from '@atalaya/core/coaching/weeks';
import { mondayOf } from '@atalaya/core/review/days';
import type { CallRow } from './calls.queries';
import type { CheckInRow } from './check-ins.queries';
import type { QuestionnaireRow } from './coaching.queries';
import type { NoteRow } from './notes.queries';
import type { WeekRow } from './plan.queries';

/** `isShared`: whether the reader may see how much of each goal is done. */
export const toWeekView = ({ monday, note, goals }: WeekRow, today: string, isShared = true): WeekView => ({
  monday,
  note,
  goals: goals.map((goal) => ({ ...goal, done: isShared ? goal.done : null })),
  isOver: monday < mondayOf(today),
});

function toCheckInView(row: CheckInRow, startedOn: string, today: string): CheckInView {
  const { monday, went, hard, next, mood, blockers, writtenAt, reply, repliedAt } = row;
  return {
    monday,
    state: checkInState(row, monday, startedOn, today),
    answers: writtenAt && mood ? { went, hard, next, mood, blockers } : null,
    writtenAt: writtenAt?.toISOString() ?? null,
    reply,
    repliedAt: repliedAt?.toISOString() ?? null,
  };
}

/** Those that exist, and before them the one that is open. */
export function checkInViews(list: readonly CheckInRow[], startedOn: string, today: string): CheckInView[] {
  const views = list.map((row) => toCheckInView(row, startedOn, today));
  const monday = checkInWeek(today);
  const isMissing = isAskedAbout(monday, startedOn) && !views.some((view) => view.monday === monday);
  const none = { answers: null, writtenAt: null, reply: '', repliedAt: null };
  return isMissing ? [{ monday, state: 'open', ...none }, ...views] : views;
}

/** A call that is over counts as held, also before the job has noted it. */
export const toCallView = ({ id, startsAt, minutes, state, roomId }: CallRow, now: Date): CallView => ({
  id,
  minutes,
  roomId,
  state: state === 'booked' && isPast(endOf(startsAt, minutes), now) ? 'held' : state,
  startsAt: startsAt.toISOString(),
  mayChange: state === 'booked' && mayChange(startsAt, now),
});

export const toNoteView = (
  { id, authorId, isPrivate, text, createdAt }: NoteRow,
  readerId: string,
  nameOf: (id: string) => string,
): NoteView => ({
  id,
  isPrivate,
  text,
  author: nameOf(authorId),
  isMine: authorId === readerId,
  at: createdAt.toISOString(),
});

export const toQuestionnaireView = (row: QuestionnaireRow | undefined) => row ?? null;
