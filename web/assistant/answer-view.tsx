import { planNames } from '@atalaya/core/assistant/assistant';
import type { Exchange } from '@atalaya/core/assistant/assistant.contract';
import { refusalWords } from '@atalaya/core/assistant/intents';
import { longDay } from '@atalaya/core/platform/date-format';
import { formatCount } from '@atalaya/core/platform/number-format';
import { Info, LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Badge } from '../ui/badge';
import { Note } from '../ui/note';
import { Plate } from '../ui/plate';
import { AdviceList } from './advice-list';
import { AnswerActions } from './answer-actions';
import { SourceList } from './source-list';

export type Sentence = { text: string; sources: number[] };

type AnswerViewProps = {
  exchange: Exchange;
  /** What a language model wrote from the sources, if it was asked. */
  written: readonly Sentence[];
  /** Questions to go on with, below the answer. */
  related: ReactNode;
};

export function AnswerView({ exchange, written, related }: AnswerViewProps) {
  const { question, answer } = exchange;
  const { kind, sources, validOn } = answer;
  return (
    <article aria-label="Respuesta" className="contents">
      <div className="min-w-0 lg:col-start-1 lg:row-start-1 lg:pb-32">
        <p className="text-small text-muted">Has preguntado</p>
        <h2 className="mt-1 text-h2 break-words">{question}</h2>
        {kind === 'answered' && (
          <p className="mt-3 flex flex-wrap gap-2">
            <Badge tone="success">{formatCount(sources.length, 'fuente', 'fuentes')}</Badge>
            {validOn && <Badge>Texto vigente a {longDay(validOn)}</Badge>}
          </p>
        )}
        {written.length > 0 ? <Written sentences={written} /> : <Quoted answer={answer} />}
        <AnswerActions exchange={exchange} written={written} />
        {related}
      </div>
      {sources.length > 0 && <SourceList sources={sources} />}
    </article>
  );
}

/** Keeps the number of the source on the line of the last word. */
const NO_BREAK = '\u00A0';

/** Small, but with the area of a finger around it. */
const mark = (number: number) => (
  <a
    key={number}
    href={`#fuente-${number}`}
    aria-label={`Fuente ${number}`}
    className="relative mr-1 inline-grid no-underline after:absolute after:-inset-2.5"
  >
    <Plate size="sm" variant="soft">
      {number}
    </Plate>
  </a>
);

function Written({ sentences }: { sentences: readonly Sentence[] }) {
  return (
    <>
      <div className="mt-4 grid gap-3 text-[1.125rem]">
        {sentences.map(({ text, sources }) => (
          <p key={text}>
            {text}
            {NO_BREAK}
            {sources.map(mark)}
          </p>
        ))}
      </div>
      <p className="mt-3 text-small text-muted">
        Redactado por un modelo de lenguaje solo con estas fuentes. Compruébalo en ellas.
      </p>
    </>
  );
}

function Quoted({ answer }: { answer: Exchange['answer'] }) {
  const { kind, refusal, parts, locked, nearest, advice } = answer;
  return (
    <div className="mt-4 grid gap-4">
      {kind === 'refused' && refusal && <Note icon={<Info />}>{refusalWords[refusal]}</Note>}
      {kind === 'nothing' && (
        <div>
          <p className="text-h4 font-semibold">No lo tengo.</p>
          <p className="mt-1 max-w-[60ch]">
            No encuentro en el temario, las leyes, los protocolos ni las preguntas nada que lo conteste, y no
            voy a inventarlo.
          </p>
        </div>
      )}
      {kind === 'locked' && (
        <p className="max-w-[60ch]">Lo explica el temario, en apartados que tu plan no abre.</p>
      )}
      {parts.map(({ settles, text, source }, at) => (
        <div key={source}>
          <h3 className="font-sans text-small font-semibold text-muted">{settles}</h3>
          <blockquote className={at === 0 ? 'text-[1.1875rem]' : ''}>
            «{text}»{NO_BREAK}
            {mark(source)}
          </blockquote>
        </div>
      ))}
      {advice.length > 0 && <AdviceList advice={advice} />}
      {locked.length > 0 && (
        <Note tone="warning" icon={<LockKeyhole />}>
          {kind === 'answered' && 'También lo tratan: '}
          {locked
            .map(({ title, topic, plan }) => `Tema ${topic}, «${title}» (${planNames[plan]})`)
            .join('; ')}
          .{' '}
          <Link to="/planes" className="link font-semibold">
            Ver los planes
          </Link>
        </Note>
      )}
      {nearest.length > 0 && (
        <div>
          <h3 className="font-sans text-small font-semibold text-muted">Lo más cercano que hay</h3>
          <ul className="mt-1 grid gap-1">
            {nearest.map(({ title, path }) => (
              <li key={path}>
                <Link to={path} className="link">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
