import { makePuzzle, type Puzzle } from '@atalaya/core/syllabus/reading/schemes';
import { CircleCheck, CircleX, RotateCcw } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../ui/button';
import { cx } from '../../ui/cx';
import { Kbd } from '../../ui/kbd';
import { Section } from '../../ui/section';
import { EmptyState } from '../../ui/state';
import type { Scheme } from './scheme';
import { type GameState, useGame } from './use-game';

/** Shuffled in the browser after hydration: the server's shuffle would differ. */
export function SchemeGame({ scheme }: { scheme: Scheme }) {
  const [start, setStart] = useState<{ puzzle: Puzzle | null; at: number } | null>(null);
  useEffect(() => setStart({ puzzle: makePuzzle(scheme, Math.random), at: Date.now() }), [scheme]);
  if (!start) return null;
  if (!start.puzzle)
    return (
      <EmptyState
        heading="h3"
        title="Este esquema es demasiado corto para jugar"
        action={<ButtonLink to="/prueba-esquemas">Jugar con el tema 6</ButtonLink>}
      />
    );
  return <Board scheme={scheme} puzzle={start.puzzle} startedAt={start.at} />;
}

function Board({ scheme, puzzle, startedAt }: { scheme: Scheme; puzzle: Puzzle; startedAt: number }) {
  const { state, pick, drop, again } = useGame(puzzle, startedAt);
  const board = useRef<HTMLDivElement>(null);
  const waiting = state.puzzle.pieces.filter(({ id }) => state.placed[id] === undefined);
  const restart = () => {
    const next = makePuzzle(scheme, Math.random);
    if (next) again(next);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const box = state.puzzle.boxes[Number(event.key) - 1];
    if (state.picked && box) place(state.picked, box.id);
    else if (state.picked && event.key === 'Escape') pick(state.picked);
    else return;
    event.preventDefault();
  };

  /** Move the focus to the next piece, because the focused one is removed. */
  const place = (piece: string, box: string) => {
    const at = waiting.findIndex(({ id }) => id === piece);
    drop(piece, box);
    requestAnimationFrame(() => {
      const left = board.current?.querySelectorAll<HTMLElement>('[data-piece]');
      (
        left?.[Math.min(at, left.length - 1)] ?? board.current?.querySelector<HTMLElement>('[data-result]')
      )?.focus();
    });
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: key events bubble up from the buttons inside
    <div
      ref={board}
      onKeyDown={onKeyDown}
      className={cx('grid gap-8 lg:grid-cols-[5fr_7fr]', state.picked && 'max-lg:pb-72')}
    >
      <section aria-labelledby="fichas">
        <div className="mb-3 flex items-baseline justify-between gap-4">
          <h2 id="fichas" className="text-h3">
            Fichas
          </h2>
          <p className="num text-[1.125rem] text-muted">
            {waiting.length} de {state.puzzle.pieces.length}
          </p>
        </div>
        {state.endedAt === null ? (
          <>
            <p className="mb-4 text-small text-muted">
              Coge una ficha y llévala a su casilla, pulsando o arrastrando
              <span className="pointer-coarse:hidden">
                , o con <Kbd>1</Kbd>–<Kbd>{state.puzzle.boxes.length}</Kbd>
              </span>
              .
            </p>
            <ul className="grid gap-2">
              {waiting.map(({ id, label }) => (
                <li key={id}>
                  <button
                    type="button"
                    data-piece={id}
                    draggable
                    aria-pressed={state.picked === id}
                    onClick={() => pick(id)}
                    onDragStart={(event) => event.dataTransfer.setData('text/plain', id)}
                    className={cx(
                      'w-full rounded-lg border-[1.5px] border-line-strong bg-surface px-4 py-3 text-left font-medium hover:bg-navy-tint aria-pressed:border-navy aria-pressed:bg-navy aria-pressed:text-on-navy',
                      state.lastWrong?.piece === id && 'border-danger',
                    )}
                  >
                    {label}
                  </button>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <Result state={state} onAgain={restart} />
        )}
        <p role="status" className="mt-4 min-h-6 text-small font-semibold">
          {state.said}
        </p>
      </section>
      {state.picked && (
        <ChooseBox state={state} onChoose={(box) => state.picked && place(state.picked, box)} />
      )}
      <Section id="casillas" title="Casillas" titleClass="mb-3 text-h3">
        <ol className="grid gap-3">
          {state.puzzle.boxes.map((box, index) => (
            <li
              key={box.id}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault();
                drop(event.dataTransfer.getData('text/plain'), box.id);
              }}
              className={cx(
                'rounded-lg border border-line bg-surface p-4',
                state.picked && 'border-navy',
                state.lastWrong?.box === box.id && 'border-danger',
              )}
            >
              <Box
                state={state}
                box={box}
                serial={index + 1}
                onChoose={() => state.picked && place(state.picked, box.id)}
              />
            </li>
          ))}
        </ol>
      </Section>
    </div>
  );
}

/** On a phone the boxes are off-screen, so they are offered in a dialog. */
function ChooseBox({ state, onChoose }: { state: GameState; onChoose: (box: string) => void }) {
  const picked = state.puzzle.pieces.find(({ id }) => id === state.picked);
  return (
    <fieldset className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface px-5 pt-4 pb-[calc(1.25rem+env(safe-area-inset-bottom))] shadow-float lg:hidden">
      <legend className="float-left mb-3 w-full font-semibold">
        {state.lastWrong ? state.said : `¿Dónde va «${picked?.label ?? ''}»?`}
      </legend>
      <div className="clear-both grid gap-2">
        {state.puzzle.boxes.map(({ id, label }) => (
          <Button key={id} variant="outline" size="sm" onClick={() => onChoose(id)}>
            {label}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

type BoxProps = { state: GameState; box: Puzzle['boxes'][number]; serial: number; onChoose: () => void };

function Box({ state, box, serial, onChoose }: BoxProps) {
  const inside = state.puzzle.pieces.filter(({ id }) => state.placed[id] === box.id);
  const isFull = inside.length >= box.size;
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <div>
          {box.above && <p className="text-small text-muted">{box.above}</p>}
          <h3 className="text-h4">{box.label}</h3>
        </div>
        <p className="num flex-none text-[1.125rem] text-muted">
          {inside.length}/{box.size}
        </p>
      </div>
      {inside.length > 0 && (
        <ul className="mt-3 grid gap-1.5">
          {inside.map(({ id, label }) => (
            <li key={id} className="flex items-center gap-2 text-small [&_svg]:size-4.5">
              {state.missed.includes(id) ? (
                <CircleX aria-label="Con algún fallo" className="text-warning" />
              ) : (
                <CircleCheck aria-label="A la primera" className="text-success" />
              )}
              {label}
            </li>
          ))}
        </ul>
      )}
      {state.endedAt === null && !isFull && (
        <Button
          variant="outline"
          size="sm"
          className="mt-3"
          aria-disabled={state.picked === null}
          onClick={onChoose}
        >
          Poner aquí <Kbd>{serial}</Kbd>
          <span className="sr-only"> en {box.label}</span>
        </Button>
      )}
    </>
  );
}

const time = (ms: number): string => {
  const seconds = Math.round(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

function Result({ state, onAgain }: { state: GameState; onAgain: () => void }) {
  const total = state.puzzle.pieces.length;
  const first = total - state.missed.length;
  return (
    <div data-result tabIndex={-1} className="rounded-lg bg-panel p-6 text-on-panel outline-none">
      <p className="num text-[3.5rem]">
        {first}/{total}
      </p>
      <p className="mt-1 text-lead">
        {state.errors === 0 ? 'Todo a la primera' : 'fichas a la primera'} en{' '}
        {time((state.endedAt ?? 0) - state.startedAt)}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="panel-gold" onClick={onAgain}>
          <RotateCcw />
          Jugar otra vez
        </Button>
      </div>
    </div>
  );
}
