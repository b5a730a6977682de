import type { Sentence } from './answer-view';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function sentenceIn(block: string): Sentence | undefined {
  const data = /^event: sentence\ndata: (.*)$/m.exec(block)?.[1];
  const value: unknown = data === undefined ? undefined : JSON.parse(data);
  if (!isObject(value) || typeof value.text !== 'string' || !Array.isArray(value.sources)) return undefined;
  return { text: value.text, sources: value.sources.filter((one) => typeof one === 'number') };
}

/** Reads the sentences as they arrive. If it fails, what has arrived stays, or else the quoted answer. */
export const readWritten = (question: string, onSentence: (sentence: Sentence) => void): Promise<void> =>
  streamWritten(question, onSentence).catch(() => {});

async function streamWritten(question: string, onSentence: (sentence: Sentence) => void): Promise<void> {
  const response = await fetch('/api/assistant/written', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ question }),
  });
  if (!response.ok || !response.body) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    const blocks = (text + piece.value).split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const sentence = sentenceIn(block);
      if (sentence) onSentence(sentence);
    }
  }
}
