import {
  answer,
  closePart,
  type DeviceWork,
  flag,
  goTo,
  handInWork,
  isHandedIn,
  mergeServerRecord,
  newSteps,
  repeatSteps,
  type Step,
} from '@atalaya/core/exams/device-work';
import type { AnswerKey } from '@atalaya/core/syllabus/questions/question-text';
import { LONGEST_IN_SIGHT_MS, retryDelay } from '../../platform/offline/verdict';
import { useSessionStore } from '../../platform/session';
import { changeWork, isOnlyInMemory, keepPaper, readPaper, readWork } from './device-store';
import { examApi } from './exam-api';
import { type ExamClock, makeClock } from './exam-clock';
import { drain, type Sent } from './outbox';
import type { SittingApi, SittingPaper } from './sitting-api';
import { forgetUnstored, keepUnstored, unstoredSteps } from './unstored-steps';

/** `saved`: the server has everything. `waiting`: stored on the device, to be sent. */
export type SyncState = 'saved' | 'sending' | 'waiting' | 'signed-out';

export type ExamSessionView = {
  work: DeviceWork;
  sync: SyncState;
  deadlineAt: number | null;
  /** False if this device cannot store: the answers last as long as the page. */
  isStored: boolean;
  /** A message when a change was refused. */
  notice: string | null;
  isFinished: boolean;
};

export type ExamSession = ReturnType<typeof openExamSession>;

/**
 * The state of one exam on one page. Every change is stored on the device first, then sent until the server
 * acknowledges it.
 */
export function openExamSession(paper: SittingPaper, userId: string, api: SittingApi = examApi) {
  const sitting = { id: paper.id, userId, sitting: api.sitting };
  let view: ExamSessionView = {
    work: mergeServerRecord(undefined, sitting, paper.questions, Date.parse(paper.now)),
    sync: 'saved',
    deadlineAt: paper.deadlineAt ? Date.parse(paper.deadlineAt) : null,
    isStored: true,
    notice: null,
    isFinished: false,
  };
  const clock: ExamClock = makeClock(Date.parse(paper.now));
  const startedAt = Date.parse(paper.startedAt ?? paper.now);
  const listeners = new Set<() => void>();
  let shownSince = clock.now();
  let retry: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let isSending = false;
  let isClosed = false;
  /** After the first interaction only the student changes the current question. */
  let isInUse = false;
  let channel: BroadcastChannel | undefined;

  const show = (change: Partial<ExamSessionView>) => {
    view = { ...view, ...change };
    for (const listener of listeners) listener();
  };
  const elapsed = () => Math.max(0, Math.round(clock.now() - startedAt));

  /** The current question belongs to this page; the stored one may come from another tab. */
  const showWork = (work: DeviceWork) =>
    show({ work: { ...work, place: view.work.place }, isStored: !isOnlyInMemory(paper.id) });

  type Change = (work: DeviceWork) => DeviceWork;
  const applyAll = (work: DeviceWork, changes: readonly Change[]) =>
    changes.reduce((changed, change) => change(changed), work);
  /** Changes being stored, and those that came meanwhile and are stored together after them. */
  let storing: readonly Change[] = [];
  let queued: readonly Change[] = [];
  let writing: Promise<void> | undefined;
  /** What this page has written to localStorage, because it seemed to end. */
  let kept: readonly Step[] = [];

  /** Store, then show, then send. */
  function step(change: Change): Promise<void> {
    isInUse = true;
    queued = [...queued, change];
    writing ??= storeChanges();
    return writing;
  }

  async function storeChanges(): Promise<void> {
    while (queued.length > 0) {
      storing = queued;
      queued = [];
      const work = await changeWork(paper.id, (held) => applyAll(held ?? view.work, storing));
      storing = [];
      forgetUnstored(paper.id, kept);
      kept = [];
      showWork(work);
      channel?.postMessage('changed');
      if (work.outbox.length > 0) void send();
    }
    // At once: a change that comes before the caller hears of the end would wait for the next one.
    writing = undefined;
  }

  function keepWhatIsNotStored(): void {
    const stored = isOnlyInMemory(paper.id) ? { ...view.work, outbox: [] } : view.work;
    kept = newSteps(stored, applyAll(view.work, [...storing, ...queued]));
    keepUnstored(paper.id, userId, kept);
  }

  async function send(): Promise<void> {
    if (isSending || isClosed) return;
    isSending = true;
    clearTimeout(retry);
    if (view.sync === 'saved') show({ sync: 'sending' });
    const sent = await drain(
      paper.id,
      {
        work: (work) => {
          showWork(work);
          channel?.postMessage('changed');
        },
        time: (now, deadlineAt) => {
          clock.set(Date.parse(now));
          show({ deadlineAt: deadlineAt ? Date.parse(deadlineAt) : null });
        },
        notice: (notice) => show({ notice }),
      },
      api,
    ).catch((): Sent => ({ end: 'later', afterMs: null }));
    isSending = false;
    settle(sent);
  }

  function settle(sent: Sent): void {
    if (isClosed) return;
    const { end } = sent;
    if (end === 'finished') {
      show({ sync: 'saved', isFinished: true });
      channel?.postMessage('finished');
      return;
    }
    if (end === 'empty') {
      tries = 0;
      if (view.work.outbox.length > 0) void compareWithStored();
      else show({ sync: 'saved' });
      return;
    }
    show({ sync: end === 'signed-out' ? 'signed-out' : 'waiting' });
    tries += 1;
    const afterMs = sent.end === 'later' ? sent.afterMs : null;
    retry = setTimeout(send, retryDelay(tries, afterMs, LONGEST_IN_SIGHT_MS));
  }

  /**
   * A step may have been added meanwhile, or another tab has sent them. If the stored work is gone (cleared by the user),
   * it is written again: the server takes each step once.
   */
  async function compareWithStored(): Promise<void> {
    const work = await changeWork(paper.id, (held) => held ?? view.work);
    if (isClosed) return;
    showWork(work);
    if (work.outbox.length > 0) void send();
    else show({ sync: 'saved' });
  }

  const sendNow = () => {
    tries = 0;
    if (view.work.outbox.length > 0) void send();
  };

  return {
    clock,
    view: () => view,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Loads the stored work and continues sending it. Returns a cleanup function. */
    open() {
      isClosed = false;
      channel = new BroadcastChannel(`atalaya.exam.${paper.id}`);
      channel.onmessage = async ({ data }) => {
        if (data === 'finished') return show({ isFinished: true });
        const work = await readWork(paper.id);
        if (work) showWork(work);
      };
      window.addEventListener('online', sendNow);
      window.addEventListener('pagehide', keepWhatIsNotStored);
      document.addEventListener('visibilitychange', sendNow);
      const stopWatching = useSessionStore.subscribe(
        (session, before) => session.currentUser && !before.currentUser && sendNow(),
      );
      void begin();
      return () => {
        isClosed = true;
        clearTimeout(retry);
        channel?.close();
        channel = undefined;
        window.removeEventListener('online', sendNow);
        window.removeEventListener('pagehide', keepWhatIsNotStored);
        document.removeEventListener('visibilitychange', sendNow);
        stopWatching();
      };
    },
    /** Answers the current question; choosing the same option again clears it, except in study mode. */
    choose: (choice: AnswerKey) => {
      const position = view.work.place;
      const spentMs = Math.max(0, Math.round(clock.now() - shownSince));
      shownSince = clock.now();
      const given = { key: crypto.randomUUID(), position, elapsedMs: elapsed(), spentMs };
      return step((work) => {
        const before = work.answers[position]?.choice ?? null;
        if (paper.mode === 'study' && before !== null) return work;
        return answer(work, { ...given, choice: before === choice ? null : choice });
      });
    },
    toggleFlag: () => {
      const position = view.work.place;
      const key = crypto.randomUUID();
      return step((work) => flag(work, key, position, !work.answers[position]?.flagged));
    },
    go: (position: number) => {
      const place = Math.min(paper.questions.length, Math.max(1, position));
      shownSince = clock.now();
      // Navigation does not wait for storage.
      show({ work: goTo(view.work, place), notice: null });
      return step((work) => goTo(work, place));
    },
    /** Milliseconds since the start, by the server's clock. */
    elapsed,
    closePart: (part: number) => {
      const given = { key: crypto.randomUUID(), part, elapsedMs: elapsed() };
      return step((work) => closePart(work, given));
    },
    handIn: (because: 'student' | 'time') => {
      const given = { key: crypto.randomUUID(), because, elapsedMs: elapsed() };
      return step((work) => handInWork(work, given));
    },
    forgetNotice: () => show({ notice: null }),
    sendNow,
  };

  async function begin(): Promise<void> {
    const unstored = unstoredSteps(paper.id, userId);
    const stored = await readPaper(paper.id);
    // A page served from the offline cache carries an old server time.
    if (stored) clock.set(Math.max(clock.now(), stored.serverNow + Date.now() - stored.deviceNow));
    const known = stored?.paper.startRecord ?? null;
    await keepPaper({
      paper: { ...paper, startRecord: paper.startRecord ?? known },
      userId,
      serverNow: clock.now(),
      deviceNow: Date.now(),
    });
    const work = await changeWork(paper.id, (held) => {
      const place = isInUse ? view.work.place : (held?.place ?? view.work.place);
      const merged = mergeServerRecord(held, sitting, paper.questions, Date.parse(paper.now));
      return goTo(repeatSteps(merged, unstored), place);
    });
    forgetUnstored(paper.id, unstored);
    // Keys may have been pressed while storage was being read.
    if (isInUse) showWork(work);
    else show({ work, isStored: !isOnlyInMemory(paper.id) });
    if (work.outbox.length > 0 || isHandedIn(work)) void send();
  }
}
