import { type Assistant, questionFault } from '@atalaya/core/assistant/assistant';
import type { Exchange } from '@atalaya/core/assistant/assistant.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowUp } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { call, read } from '../platform/api';
import { HttpError } from '../platform/http-error';
import { useSession } from '../platform/session';
import { Button } from '../ui/button';
import { Checkbox } from '../ui/forms/checkbox';
import { Textarea } from '../ui/forms/textarea';
import { AnswerView, type Sentence } from './answer-view';
import type { Posted } from './asked-by-form';
import { HistoryList } from './history-list';
import { readWritten } from './read-written';
import { Suggestions } from './suggestions';

const examples: Record<Assistant, readonly string[]> = {
  policial: [
    '¿Cuántas horas puede durar una identificación en comisaría?',
    '¿Cuánto dura la detención preventiva?',
    '¿Cuál es la letra de un DNI?',
  ],
  vega: ['¿Qué estudio hoy?', '¿Cómo voy?', '¿Qué tema llevo peor?'],
};

const OFFLINE = 'No hay conexión: tu pregunta sigue aquí, envíala cuando vuelva.';
const faultOf = (error: unknown): string =>
  error instanceof HttpError ? (error.details.fields?.question ?? error.sentence) : OFFLINE;

type ConversationProps = { assistant: Assistant; posted?: Posted | undefined };

/** The question, its answer and the user's own history. */
export function Conversation({ assistant, posted }: ConversationProps) {
  const { user } = useSession();
  const queries = useQueryClient();
  const [typed, setTyped] = useState(posted?.typed ?? '');
  const [fault, setFault] = useState(posted?.fault);
  const [shown, setShown] = useState<Exchange | undefined>(posted?.exchange);
  const [written, setWritten] = useState<{ of?: Exchange; sentences: Sentence[] }>({ sentences: [] });
  const [wantsWritten, setWantsWritten] = useState(false);
  const result = useRef<HTMLDivElement>(null);
  const { data: state } = useQuery(read('GET /api/assistant/state'));
  const canWrite = user !== null && state?.hasModel === true && (state.left ?? 0) > 0;

  const show = (exchange: Exchange | undefined) => {
    setShown(exchange);
    if (exchange) requestAnimationFrame(() => result.current?.focus());
  };

  const asking = useMutation({
    // Without network it fails at once, and the question stays in the field.
    networkMode: 'always',
    retry: false,
    mutationFn: (question: string) =>
      call('POST /api/assistant/questions', { body: { assistant, question } }),
    onError: (error) => setFault(faultOf(error)),
    async onSuccess(exchange) {
      show(exchange);
      setTyped('');
      void queries.invalidateQueries({ queryKey: ['/api/assistant/exchanges'] });
      if (!wantsWritten || !canWrite || exchange.answer.kind !== 'answered') return;
      setWritten({ of: exchange, sentences: [] });
      await readWritten(exchange.question, (sentence) =>
        setWritten(({ sentences }) => ({ of: exchange, sentences: [...sentences, sentence] })),
      );
      void queries.invalidateQueries({ queryKey: ['/api/assistant/state'] });
    },
  });

  const ask = (question: string) => {
    if (asking.isPending) return;
    const wrong = questionFault(question);
    setFault(wrong ?? undefined);
    if (!wrong) asking.mutate(question);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    ask(typed);
  };
  const suggestions = (title: string, questions: readonly string[]) => (
    <Suggestions title={title} questions={questions} onAsk={ask} isBusy={asking.isPending} />
  );

  return (
    <>
      <form method="post" onSubmit={submit} className="mt-6 max-w-180" noValidate>
        <Textarea
          label="Tu pregunta"
          name="question"
          rows={2}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey) return;
            event.preventDefault();
            ask(typed);
          }}
          error={fault}
          hint="Material de estudio: no es asesoramiento. No escribas datos personales."
        />
        <div className="mt-3 flex flex-wrap items-center gap-4">
          <Button type="submit" disabled={asking.isPending}>
            <ArrowUp aria-hidden="true" />
            {asking.isPending ? 'Buscando…' : 'Preguntar'}
          </Button>
          {canWrite && (
            <Checkbox
              label={`Que la redacte un modelo de lenguaje: tu pregunta y los pasajes se envían a un tercero. Te quedan ${state.left} hoy.`}
              checked={wantsWritten}
              onChange={(event) => setWantsWritten(event.target.checked)}
            />
          )}
        </div>
      </form>
      <div ref={result} tabIndex={-1} className="outline-none">
        <p role="status" className="sr-only">
          {asking.isPending ? 'Buscando…' : ''}
        </p>
        {shown ? (
          <AnswerView
            exchange={shown}
            written={written.of === shown ? written.sentences : []}
            related={suggestions('Sigue por aquí', shown.answer.related)}
          />
        ) : (
          suggestions('Por ejemplo', examples[assistant])
        )}
      </div>
      {user && <HistoryList assistant={assistant} shown={shown?.id ?? null} onOpen={show} />}
    </>
  );
}
