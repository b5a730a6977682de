import { answerFrom } from '@atalaya/core/assistant/answer';
import type { Assistant } from '@atalaya/core/assistant/assistant';
import type { AssistantAnswer } from '@atalaya/core/assistant/assistant.contract';
import { type Advice, coachAnswer, nextSteps } from '@atalaya/core/assistant/coach';
import { holdingsOf } from '@atalaya/core/syllabus/access';
import { AppError } from '../platform/app-error';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import type { Identity } from '../platform/sessions';
import { cachedTodayOf } from '../progress/today-cache';
import { askedInMock } from '../syllabus/exam-questions';
import { holdingsAt } from '../syllabus/held';
import { insertExchange, removeExchange } from './assistant.queries';
import { contentIndex } from './search-index';

/** Quoted from what the visitor may read. */
export async function quotedAnswer(
  kit: Kit,
  identity: Identity | null,
  question: string,
): Promise<AssistantAnswer> {
  const [{ search, laws, validOn }, holdings, inMock] = await Promise.all([
    contentIndex(kit),
    identity ? holdingsAt(kit.db, identity.user, kit.clock.now()) : holdingsOf([]),
    identity ? askedInMock(kit, kit.db, identity.user.id) : new Set<string>(),
  ]);
  const reader = identity?.user.tier ?? 'guest';
  const answer = answerFrom(search, question, { reader, holdings, laws, inMock });
  const days = answer.sources.flatMap(({ label }) => {
    const topic = Number(/Tema (\d+)/.exec(label)?.[1]);
    return validOn.get(topic) ?? [];
  });
  return { ...answer, validOn: days.toSorted()[0] ?? null, advice: [] };
}

const advised = (advice: Advice[]): AssistantAnswer => ({
  kind: 'advice',
  refusal: null,
  parts: [],
  sources: [],
  locked: [],
  nearest: [],
  related: [],
  practice: null,
  validOn: null,
  advice,
});

export const adviceFor = async (kit: Kit, identity: Identity): Promise<Advice[]> =>
  nextSteps(await cachedTodayOf(kit, identity));

async function answerTo(
  kit: Kit,
  identity: Identity | null,
  assistant: Assistant,
  question: string,
): Promise<AssistantAnswer> {
  if (assistant === 'vega') {
    // The coach speaks about the user's own study.
    if (!identity) throw new AppError('request.unauthenticated');
    const advice = coachAnswer(question, await cachedTodayOf(kit, identity));
    if (advice) return advised(advice);
  }
  return quotedAnswer(kit, identity, question);
}

export async function ask(kit: Kit, identity: Identity | null, assistant: Assistant, question: string) {
  const answer = await answerTo(kit, identity, assistant, question);
  if (!identity) return { id: null, question, answer };
  const id = newId();
  await insertExchange(kit.db, {
    id,
    userId: identity.user.id,
    assistant,
    question,
    answer,
    askedAt: kit.clock.now(),
  });
  return { id, question, answer };
}

export async function forgetExchange({ db }: Kit, userId: string, id: string): Promise<void> {
  if (!(await removeExchange(db, userId, id))) throw new AppError('request.not-found');
}
