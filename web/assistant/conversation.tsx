import type { Assistant } from '@atalaya/core/assistant/assistant';
import { ChevronRight, History, Plus } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { cx } from '../ui/cx';
import { IconButton } from '../ui/icon-button';
import { lazyDialog } from '../ui/overlays/lazy-dialog';
import { AnswerView } from './answer-view';
import type { Posted } from './asked-by-form';
import { QuestionForm } from './question-form';
import { useAsking } from './use-asking';

const HistoryDrawer = lazyDialog(() => import('./history-drawer'));

const examples: Record<Assistant, readonly string[]> = {
  policial: [
    '¿Cuántas horas puede durar una identificación en comisaría?',
    '¿Cuánto dura la detención preventiva?',
    '¿Cuál es la letra de un DNI?',
  ],
  vega: ['¿Qué estudio hoy?', '¿Cómo voy?', '¿Qué tema llevo peor?'],
};

const placeholders: Record<Assistant, string> = {
  policial: 'Por ejemplo: ¿cuándo caduca una detención?',
  vega: 'Por ejemplo: ¿qué repaso primero?',
};

/** The campus has a bar at the foot of a small screen. */
const fieldAt: Record<Assistant, string> = {
  policial: 'bottom-0',
  vega: 'bottom-[calc(72px+env(safe-area-inset-bottom))] lg:bottom-0',
};

type ConversationProps = {
  assistant: Assistant;
  title: ReactNode;
  /** What it is for, until there is an answer. */
  lead?: ReactNode;
  posted?: Posted | undefined;
};

/** The question to ask, or the answer with the field for the next one below it. */
export function Conversation({ assistant, title, lead, posted }: ConversationProps) {
  const result = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [showsHistory, setShowsHistory] = useState(false);
  const asking = useAsking(assistant, posted, () =>
    requestAnimationFrame(() => (result.current ?? field.current)?.focus()),
  );
  const { user, shown, show, ask, isBusy, sentences } = asking;
  const suggestions = (title: string, questions: readonly string[]) => (
    <Suggestions title={title} questions={questions} onAsk={ask} isBusy={isBusy} />
  );
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <div>
          {title}
          {!shown && lead}
        </div>
        <div className="flex flex-none gap-2 noscript:hidden print:hidden">
          {user && (
            <IconButton label="Lo que has preguntado" variant="outline" onClick={() => setShowsHistory(true)}>
              <History />
            </IconButton>
          )}
          {shown && (
            <IconButton label="Pregunta nueva" variant="outline" onClick={() => show(undefined)}>
              <Plus />
            </IconButton>
          )}
        </div>
      </div>
      <p role="status" className="sr-only">
        {isBusy ? 'Buscando…' : ''}
      </p>
      {shown ? (
        // The field shares its cell with the answer: there it stays at the foot of the screen.
        <div
          ref={result}
          tabIndex={-1}
          className={cx(
            'mt-4 outline-none lg:grid lg:items-start',
            shown.answer.sources.length > 0 ? 'lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-x-12' : 'max-w-180',
          )}
        >
          <AnswerView
            exchange={shown}
            written={sentences}
            related={shown.answer.related.length > 0 && suggestions('Sigue por aquí', shown.answer.related)}
          />
          <QuestionForm
            asking={asking}
            field={field}
            className={cx('lg:col-start-1 lg:row-start-1 lg:self-end', fieldAt[assistant])}
          />
        </div>
      ) : (
        <>
          <QuestionForm asking={asking} field={field} placeholder={placeholders[assistant]} />
          {suggestions('Por ejemplo', examples[assistant])}
        </>
      )}
      {showsHistory && (
        <HistoryDrawer
          assistant={assistant}
          shown={shown?.id ?? null}
          onOpen={show}
          onClose={() => setShowsHistory(false)}
        />
      )}
    </>
  );
}

type SuggestionsProps = {
  title: string;
  questions: readonly string[];
  onAsk: (question: string) => void;
  isBusy: boolean;
};

/** Each is a submit button, so that they work without JavaScript too. */
function Suggestions({ title, questions, onAsk, isBusy }: SuggestionsProps) {
  return (
    <form method="post" className="mt-8 max-w-180" onSubmit={(event) => event.preventDefault()}>
      <h2 className="font-sans text-small font-semibold">{title}</h2>
      <ul>
        {questions.map((question) => (
          <li key={question} className="border-b border-line">
            <button
              type="submit"
              name="question"
              value={question}
              disabled={isBusy}
              onClick={() => onAsk(question)}
              className="flex min-h-11 w-full items-center justify-between gap-3 py-2.5 text-left hover:text-navy"
            >
              {question}
              <ChevronRight className="size-5 flex-none" />
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}
