import type { RoomPage } from '@atalaya/core/voice-rooms/voice-rooms.contract';
import { Button, ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { EmptyState, ErrorState } from '../../ui/state';
import type { EndReason } from './call-store';
import { type Line, useCall } from './use-voice-call';

/** The page lets the user in by itself when a seat is free. */
export function WaitingCard({ line, room }: { line: Line; room: RoomPage }) {
  const place = useCall(line, (call) => call.place);
  return (
    <Card className="grid max-w-150 gap-4">
      <h2 className="text-h3">La sala está completa</h2>
      <p role="status">
        {place > 1 ? `Eres la ${place}.ª persona a la espera.` : 'Eres la siguiente persona en entrar.'} Deja
        esta página abierta: entrarás en cuanto quede un sitio de los {room.seats}.
      </p>
      <Button variant="outline" className="justify-self-start" onClick={() => line.call.leave()}>
        Dejar de esperar
      </Button>
    </Card>
  );
}

const titles: Record<EndReason, string> = {
  left: 'Has salido de la sala',
  removed: 'Te han sacado de la sala',
  banned: 'No puedes seguir en esta sala',
  closed: 'La sala se ha cerrado',
  elsewhere: 'Sigues en la sala desde otro sitio',
  failed: 'No hemos podido entrar en la sala',
};
const sentences: Record<EndReason, string> = {
  left: 'Puedes volver mientras siga abierta.',
  removed: 'Quien la dirige ha decidido que salgas. No puedes volver a entrar en ella.',
  banned:
    'Hemos retirado tu permiso para participar en la comunidad, también en las salas de voz abiertas. El motivo, el plazo y cómo recurrir están en tus avisos.',
  closed: 'Gracias por venir. Su chat se ha borrado y no queda ninguna grabación.',
  elsewhere: 'Has entrado con tu cuenta en otra pestaña o en otro dispositivo.',
  failed: 'Comprueba tu conexión e inténtalo de nuevo.',
};

export function EndCard({ line, onAgain }: { line: Line; onAgain: () => void }) {
  const end = useCall(line, (call) => call.end) ?? 'failed';
  const sentence = useCall(line, (call) => call.sentence);
  const State = end === 'failed' ? ErrorState : EmptyState;
  const mayReturn = end === 'left' || end === 'elsewhere' || end === 'failed';
  return (
    <div role="status">
      <State
        title={titles[end]}
        action={
          <>
            {mayReturn && (
              <Button onClick={onAgain}>{end === 'failed' ? 'Reintentar' : 'Volver a entrar'}</Button>
            )}
            <ButtonLink to="/campus-estudio/salas-voz" variant="outline">
              Ver las salas
            </ButtonLink>
          </>
        }
      >
        {end === 'failed' && sentence ? sentence : sentences[end]}
      </State>
    </div>
  );
}
