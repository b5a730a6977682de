import { Readable } from 'node:stream';
import type { Source } from '@atalaya/core/assistant/answer';
import { allWrittenAllowance, writtenAllowance } from '@atalaya/core/assistant/assistant';
import { carriedSentence, promptOf, sentencesIn } from '@atalaya/core/assistant/written';
import type { FastifyReply } from 'fastify';
import { allowanceLeft, spend } from '../platform/allowance/allowance';
import { AppError } from '../platform/app-error';
import type { Kit } from '../platform/kit';
import type { Identity } from '../platform/sessions';
import { quotedAnswer } from './assistant';
import { type Model, modelOf, writtenBy } from './model';

/** What a written answer takes from: the answers of the user, and those of all. */
const budgets = ({ env }: Kit, userId: string) =>
  [
    [writtenAllowance, { subject: userId, limit: env.ASSISTANT_USER_DAILY }],
    [allWrittenAllowance, { subject: 'everybody', limit: env.ASSISTANT_DAILY }],
  ] as const;

export async function stateFor(kit: Kit, identity: Identity | null) {
  const model = modelOf(kit.env);
  if (!model || !identity) return { hasModel: model !== null, left: null };
  const left = await Promise.all(
    budgets(kit, identity.user.id).map(([budget, given]) => allowanceLeft(kit, kit.db, budget, given)),
  );
  return { hasModel: true, left: Math.min(...left) };
}

/** Sends the sentences that the sources carry, as the model writes them. */
export async function sendWritten(
  kit: Kit,
  identity: Identity,
  question: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const model = modelOf(kit.env);
  if (!model) throw new AppError('assistant.no-model');
  const { kind, sources } = await quotedAnswer(kit, identity, question);
  if (kind === 'answered')
    await kit.db.transaction(async (tx) => {
      for (const [budget, given] of budgets(kit, identity.user.id)) await spend(kit, tx, budget, given);
    });
  const stop = new AbortController();
  reply.raw.on('close', () => stop.abort());
  const events = eventsOf(kit, model, question, kind === 'answered' ? sources : [], stop.signal);
  return reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .send(Readable.from(events));
}

const event = (name: string, data: object): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** `done` says how many sentences were shown; with none, the page keeps the quoted answer. */
async function* eventsOf(
  { log }: Kit,
  model: Model,
  question: string,
  sources: readonly Source[],
  stop: AbortSignal,
): AsyncGenerator<string> {
  let shown = 0;
  const carried = function* (sentences: readonly string[]) {
    for (const sentence of sentences) {
      const kept = carriedSentence(sentence, sources);
      if (!kept) continue;
      shown += 1;
      yield event('sentence', kept);
    }
  };
  try {
    let text = '';
    if (sources.length > 0)
      for await (const piece of writtenBy(model, promptOf(question, sources), stop)) {
        const sentences = sentencesIn(text + piece);
        text = sentences.pop() ?? '';
        yield* carried(sentences);
      }
    yield* carried(sentencesIn(text));
  } catch (error) {
    // The question is not logged: it may hold anything.
    if (!stop.aborted) log.warn({ error: String(error) }, 'the language model failed');
  }
  yield event('done', { shown });
}
