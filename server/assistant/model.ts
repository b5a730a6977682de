import { setTimeout } from 'node:timers';
import type { ChatMessage } from '@atalaya/core/assistant/written';
import { isObject } from '@atalaya/core/platform/is-object';
import type { Env } from '../env';

const FIRST_WORD_MS = 10_000;
const WHOLE_MS = 60_000;
const MOST_TOKENS = 600;

export type Model = { url: string; model: string; key: string };

export const modelOf = ({ ASSISTANT_URL, ASSISTANT_MODEL, ASSISTANT_KEY }: Env): Model | null =>
  ASSISTANT_URL && ASSISTANT_MODEL && ASSISTANT_KEY
    ? { url: ASSISTANT_URL.replace(/\/+$/, ''), model: ASSISTANT_MODEL, key: ASSISTANT_KEY }
    : null;

/** The new text in one event of the stream. */
function deltaIn(line: string): string {
  if (!line.startsWith('data:')) return '';
  const data = line.slice(5).trim();
  if (data === '[DONE]') return '';
  try {
    const event: unknown = JSON.parse(data);
    const [choice]: unknown[] = isObject(event) && Array.isArray(event.choices) ? event.choices : [];
    const delta = isObject(choice) && isObject(choice.delta) ? choice.delta.content : undefined;
    return typeof delta === 'string' ? delta : '';
  } catch {
    return '';
  }
}

/** What the model writes, piece by piece. Fails if it is late, refuses or breaks off. */
export async function* writtenBy(
  { url, model, key }: Model,
  messages: readonly ChatMessage[],
  stop: AbortSignal,
): AsyncGenerator<string> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), FIRST_WORD_MS);
  try {
    const response = await fetch(`${url}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({ model, messages, stream: true, temperature: 0, max_tokens: MOST_TOKENS }),
      signal: AbortSignal.any([stop, late.signal, AbortSignal.timeout(WHOLE_MS)]),
      redirect: 'error',
    });
    if (!response.ok || !response.body) throw new Error(`the model responded ${response.status}`);
    const decoder = new TextDecoder();
    let rest = '';
    for await (const chunk of response.body) {
      clearTimeout(timer);
      const lines = (rest + decoder.decode(chunk, { stream: true })).split(/\r?\n/);
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const text = deltaIn(line);
        if (text !== '') yield text;
      }
    }
  } finally {
    clearTimeout(timer);
  }
}
