import { type Assistant, questionFault } from '@atalaya/core/assistant/assistant';
import type { Exchange } from '@atalaya/core/assistant/assistant.contract';
import { isObject } from '@atalaya/core/platform/is-object';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '../platform/action/use-action';
import { call, read } from '../platform/api';
import { HttpError } from '../platform/http-error';
import { useSession } from '../platform/session';
import type { Sentence } from './answer-view';
import type { Posted } from './asked-by-form';

const OFFLINE = 'No hay conexión: tu pregunta sigue aquí, envíala cuando vuelva.';
const faultOf = (error: unknown): string =>
  error instanceof HttpError ? (error.details.fields?.question ?? error.sentence) : OFFLINE;

/** The question being typed, the exchange on screen, and asking. */
export function useAsking(assistant: Assistant, posted: Posted | undefined, onShown: () => void) {
  const { user } = useSession();
  const queries = useQueryClient();
  const [typed, setTyped] = useState(posted?.typed ?? '');
  const [fault, setFault] = useState(posted?.fault);
  const [shown, setShown] = useState<Exchange | undefined>(posted?.exchange);
  const [written, setWritten] = useState<{ of?: Exchange; sentences: Sentence[] }>({ sentences: [] });
  const [wantsWritten, setWantsWritten] = useState(false);
  const { data: state } = useQuery(read('GET /api/assistant/state'));
  const left = user !== null && state?.hasModel === true ? (state.left ?? 0) : 0;

  const show = (exchange: Exchange | undefined) => {
    setFault(undefined);
    setShown(exchange);
    onShown();
  };

  const asking = useAction(
    (question: string) => call('POST /api/assistant/questions', { body: { assistant, question } }),
    {
      stale: [],
      done: async (exchange) => {
        show(exchange);
        setTyped('');
        void queries.invalidateQueries({ queryKey: ['/api/assistant/exchanges'] });
        if (!wantsWritten || left === 0 || exchange.answer.kind !== 'answered') return;
        setWritten({ of: exchange, sentences: [] });
        await readWritten(exchange.question, (sentence) =>
          setWritten(({ sentences }) => ({ of: exchange, sentences: [...sentences, sentence] })),
        );
        void queries.invalidateQueries({ queryKey: ['/api/assistant/state'] });
      },
      // The question stays in the field.
      caught: (error) => setFault(faultOf(error)),
    },
  );

  return {
    user,
    typed,
    setTyped,
    fault,
    shown,
    show,
    sentences: written.of === shown ? written.sentences : [],
    isBusy: asking.isBusy,
    /** Answers that a language model can still write today; none without one. */
    left,
    wantsWritten,
    setWantsWritten,
    ask(question: string) {
      if (asking.isBusy) return;
      const wrong = questionFault(question);
      setFault(wrong ?? undefined);
      if (!wrong) void asking.run(question);
    },
  };
}

export type Asking = ReturnType<typeof useAsking>;

function sentenceIn(block: string): Sentence | undefined {
  const data = /^event: sentence\ndata: (.*)$/m.exec(block)?.[1];
  const value: unknown = data === undefined ? undefined : JSON.parse(data);
  if (!isObject(value) || typeof value.text !== 'string' || !Array.isArray(value.sources)) return undefined;
  return { text: value.text, sources: value.sources.filter((one) => typeof one === 'number') };
}

/** Reads the sentences as they arrive. If it fails, what has arrived stays, or else the quoted answer. */
const readWritten = (question: string, onSentence: (sentence: Sentence) => void): Promise<void> =>
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
