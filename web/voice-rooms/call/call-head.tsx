import type { RoomPage } from '@atalaya/core/voice-rooms/voice-rooms.contract';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { IconButtonLink } from '../../ui/icon-button';
import { hourOf } from '../rooms/room-words';
import { type Line, useCall } from './use-voice-call';

const GOOD_MS = 150;
const FAIR_MS = 350;

const qualityOf = (ms: number): string =>
  ms < GOOD_MS ? 'Conexión buena' : ms < FAIR_MS ? 'Conexión regular' : 'Conexión lenta';

type HeadProps = { room: RoomPage; line: Line; settings: ReactNode };

export function CallHead({ room, line, settings }: HeadProps) {
  const { roster, roundTripMs, enteredAt } = useCall(line, (call) => call);
  return (
    <header className="flex h-15 items-center gap-1.5 border-b border-panel-line pr-2 pl-1 leading-[1.3] md:h-19 md:gap-3.5 md:pr-7 md:pl-4">
      <IconButtonLink to="/campus-estudio/salas-voz" label="Salir y volver a las salas" variant="on-panel">
        <ChevronDown />
      </IconButtonLink>
      <div className="min-w-0 flex-1">
        <b className="block truncate">{roster?.topic ?? room.topic}</b>
        <span className="block truncate text-small text-on-panel-muted">
          {room.kind === 'private' ? 'Sala privada' : `Sala de ${room.host}`}, {roster?.members.length ?? 0}{' '}
          de {room.seats}
          <span className="max-md:hidden">, desde las {hourOf(room.startsAt)}. No se graba</span>
        </span>
      </div>
      {roundTripMs !== null && (
        <span className="text-small text-on-panel-muted max-md:hidden">
          {qualityOf(roundTripMs)}, {Math.round(roundTripMs)} ms
        </span>
      )}
      {enteredAt !== null && <Stopwatch since={enteredAt} />}
      {settings}
    </header>
  );
}

/** Not announced: it changes every second. */
function Stopwatch({ since }: { since: number }) {
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((now - since) / 1_000));
  const pair = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3_600);
  const rest = `${pair(Math.floor(seconds / 60) % 60)}:${pair(seconds % 60)}`;
  return (
    <b role="timer" aria-label="Tiempo en la sala" className="num text-[1.5rem]">
      {hours > 0 ? `${hours}:${rest}` : rest}
    </b>
  );
}
