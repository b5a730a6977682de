import type { Answer } from '@atalaya/core/api';
import { LEVEL_QUESTIONS } from '@atalaya/core/review/level-test';
import type { Letter } from '@atalaya/core/syllabus/questions/letters';
import { letters } from '@atalaya/core/syllabus/questions/letters';
import { ArrowRight, Check } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAction } from '../platform/action/use-action';
import { call } from '../platform/api';
import { titled } from '../platform/page-title';
import { Button } from '../ui/button';
import { Note } from '../ui/note';
import type { Route } from './+types/level-test-page';
import { LevelQuestion } from './level-question';
import { LevelResult } from './level-result';

export type LevelState = Answer<'POST /api/level-test'>;

/** `question` is the one that is answered. */
type Asked = { request: () => Promise<LevelState>; question: LevelState['question'] };

export const meta = titled('Prueba de nivel gratis', {
  description: `${LEVEL_QUESTIONS} preguntas que se adaptan a lo que sabes. Sin cuenta, en unos diez minutos.`,
});

export const handle = { audience: 'guest' } as const;

export const loader = (): { kept: LevelState | null } => ({ kept: null });

/** The visitor's last test arrives after hydration. */
export const clientLoader = async () => ({ kept: await call('GET /api/level-test') });
clientLoader.hydrate = true as const;

export default function LevelTestPage({ loaderData: { kept } }: Route.ComponentProps) {
  const [current, setState] = useState<LevelState | null>(null);
  // An unfinished test asks before it continues.
  const state = current ?? (kept?.result ? kept : null);
  /** Keeps the answered question visible with its explanation. */
  const [answered, setAnswered] = useState<LevelState['question']>(null);
  const top = useRef<HTMLDivElement>(null);

  const { run, isBusy, fault } = useAction(({ request }: Asked) => request(), {
    stale: [],
    done: (next, { question }) => {
      setAnswered(question);
      setState(next);
    },
  });
  const begin = () => void run({ request: () => call('POST /api/level-test'), question: null });
  const answer = (choice: Letter) => {
    const question = state?.question;
    if (!state || !question || answered) return;
    void run({
      request: () =>
        call('POST /api/level-test/:id/answers', {
          params: { id: state.id },
          body: { itemId: question.itemId, choice },
        }),
      question,
    });
  };
  const goOn = () => {
    setAnswered(null);
    top.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  };
  useLevelKeys({
    canAnswer: Boolean(state?.question) && !answered,
    canGoOn: answered !== null,
    answer,
    goOn,
  });

  return (
    <div ref={top} tabIndex={-1} className="page-width py-8 outline-none md:py-14">
      {fault && (
        <div role="alert" className="mx-auto mb-5 max-w-[54rem]">
          <Note tone="danger" icon={null}>
            {fault}
          </Note>
        </div>
      )}
      {state?.result && !answered ? (
        <LevelResult result={state.result} onAgain={begin} busy={isBusy} />
      ) : state && (answered ?? state.question) ? (
        <LevelQuestion
          state={state}
          question={answered ?? state.question}
          feedback={answered ? state.feedback : null}
          busy={isBusy}
          onAnswer={answer}
          onGoOn={goOn}
        />
      ) : (
        <Welcome
          kept={kept}
          busy={isBusy}
          onBegin={begin}
          onResume={() => {
            setState(kept);
            goOn();
          }}
        />
      )}
    </div>
  );
}

const promises = [
  'Sin cuenta y sin reloj: unos diez minutos.',
  'Tras cada respuesta ves por qué, con su artículo.',
  'Si después te registras, el resultado se guarda en tu cuenta.',
];

type WelcomeProps = { kept: LevelState | null; busy: boolean; onBegin: () => void; onResume: () => void };

function Welcome({ kept, busy, onBegin, onResume }: WelcomeProps) {
  const isOpen = kept !== null && kept.question !== null && kept.answered > 0;
  return (
    <div className="grid max-w-[44rem] gap-6">
      <h1 className="text-h1">¿Cuánto sabes ya?</h1>
      <p className="text-lead text-muted">
        {LEVEL_QUESTIONS} preguntas del temario oficial. Cada una se elige según lo que has respondido antes,
        así que con pocas basta para situarte: nota estimada con su margen, bloques flojos y por dónde
        empezar.
      </p>
      <ul className="grid gap-2.5">
        {promises.map((promise) => (
          <li key={promise} className="flex gap-3">
            <Check className="mt-1 size-5 text-success" />
            {promise}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {isOpen && (
          <Button size="lg" onClick={onResume}>
            Seguir por la {kept.answered + 1}
            <ArrowRight />
          </Button>
        )}
        <Button size="lg" variant={isOpen ? 'outline' : 'primary'} busy={busy} onClick={onBegin}>
          {isOpen ? 'Empezar de nuevo' : 'Empezar la prueba'}
          {!isOpen && <ArrowRight />}
        </Button>
      </div>
    </div>
  );
}

type Keys = { canAnswer: boolean; canGoOn: boolean; answer: (choice: Letter) => void; goOn: () => void };

function useLevelKeys(keys: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const letter =
      letters[['1', '2', '3'].indexOf(event.key)] ?? letters.find((one) => one === event.key.toUpperCase());
    const onControl = event.target instanceof HTMLElement && event.target.closest('button, a, input');
    if (keys.canAnswer && letter) keys.answer(letter);
    else if (keys.canGoOn && event.key === 'Enter' && !onControl) keys.goOn();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
