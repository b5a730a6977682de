import { type FlashMode, flashModes } from '@atalaya/core/games/flashcards/deck';
import { Brain, Ear, Keyboard, type LucideIcon, Timer, WalletCards } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { useVoice } from '../../platform/speech/use-voice';
import { LockedLine } from '../../ui/note';
import { roundPath } from './round-path';

const icons: Record<FlashMode, LucideIcon> = {
  recall: Brain,
  type: Keyboard,
  listen: Ear,
  clock: Timer,
  pairs: WalletCards,
};

type ModeChoiceProps = {
  topic: { number: number; shortTitle: string };
  /** Null without a limit. */
  playsLeft: number | null;
};

export function ModeChoice({ topic, playsLeft }: ModeChoiceProps) {
  const navigate = useNavigate();
  const { canSpeak } = useVoice('es');
  const start = useAction(
    (mode: FlashMode) =>
      call('POST /api/games/plays', {
        body: { game: 'flashcards', topics: [topic.number], difficulty: 2, mode },
      }),
    {
      stale: [],
      done: ({ id }) => navigate(roundPath(topic.number, id), { replace: true }),
      failed: 'No hemos podido empezar la ronda',
      retries: true,
    },
  );
  const modes = flashModes.filter((mode) => mode !== 'listen' || canSpeak);
  return (
    <div className="mx-auto w-full max-w-[54rem]">
      <h1 className="text-h1">{topic.shortTitle}</h1>
      <p className="mt-2 mb-6 text-lead text-muted">
        Primero, lo que te toca repasar. Cada respuesta cuenta en tu memoria como en cualquier repaso.
      </p>
      {playsLeft !== null && (
        <div className="mb-5">
          <LockedLine to="/planes" linkLabel="Ver los planes">
            {playsLeft === 0
              ? 'Ya has jugado tu partida de hoy. Mañana tienes otra; sin límite, con el plan Plus.'
              : 'Con tu plan juegas una partida al día. Sin límite, con el plan Plus.'}
          </LockedLine>
        </div>
      )}
      <ul className="grid gap-3 md:grid-cols-2">
        {modes.map((mode) => (
          <ModeButton
            key={mode}
            mode={mode}
            isDisabled={playsLeft === 0 || start.isBusy}
            onStart={() => start.run(mode)}
          />
        ))}
      </ul>
      {!canSpeak && (
        <p className="mt-5 text-small text-muted">
          Este navegador no tiene voz en español, así que el modo de escuchar no aparece.
        </p>
      )}
    </div>
  );
}

type ModeButtonProps = { mode: FlashMode; isDisabled: boolean; onStart: () => void };

function ModeButton({ mode, isDisabled, onStart }: ModeButtonProps) {
  const { name, about, length } = flashModeFacts[mode];
  const Icon = icons[mode];
  return (
    <li>
      <button
        type="button"
        disabled={isDisabled}
        onClick={onStart}
        className="grid h-full w-full grid-cols-[auto_1fr] content-start gap-x-4 gap-y-1 rounded-lg border border-line bg-surface p-5 text-left transition-[border-color,translate] hover:-translate-y-0.5 hover:border-line-strong disabled:translate-y-0 disabled:border-line disabled:text-muted"
      >
        <span className="row-span-2 grid size-12 place-items-center rounded-lg bg-navy-tint text-navy">
          <Icon className="size-6" />
        </span>
        <span className="flex items-baseline justify-between gap-3">
          <b className="font-display text-h4 font-bold">{name}</b>
          <span className="text-small text-muted">{length}</span>
        </span>
        <span className="text-small text-muted">{about}</span>
      </button>
    </li>
  );
}

/** What each mode is called and what it asks for. */
const flashModeFacts: Record<FlashMode, { name: string; about: string; length: string }> = {
  recall: {
    name: 'Recordar',
    about: 'Piensa la respuesta, gira la tarjeta y di cómo te ha ido.',
    length: '12 tarjetas',
  },
  type: {
    name: 'Escribir',
    about: 'Escribe la respuesta. Las tildes y los pequeños deslices no cuentan.',
    length: '10 tarjetas',
  },
  listen: {
    name: 'Escuchar',
    about: 'La voz de tu dispositivo lee la tarjeta. Contesta sin mirar.',
    length: '10 tarjetas',
  },
  clock: {
    name: 'Contrarreloj',
    about: 'Sesenta segundos. Con ocho que sepas, ronda ganada.',
    length: '60 segundos',
  },
  pairs: {
    name: 'Parejas',
    about: 'Destapa una pregunta y su respuesta hasta encontrarlas todas.',
    length: '6 parejas',
  },
};
