import { EARLY_MS } from '@atalaya/core/voice-rooms/voice-rooms';
import type { RoomPage } from '@atalaya/core/voice-rooms/voice-rooms.contract';
import { Mic, ShieldCheck } from 'lucide-react';
import { useDeviceStore } from '../../platform/device-store';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Switch } from '../../ui/forms/switch';
import { Note } from '../../ui/note';
import { RemindButton } from '../rooms/remind-button';
import { fullness, hourWords } from '../rooms/room-words';
import { deviceWishes, firstWishes } from './device-wishes';
import { DeviceChoice, LevelBar, MicrophoneFault } from './devices';
import type { Microphone } from './use-microphone';
import { type Line, useCall } from './use-voice-call';

type LobbyProps = { room: RoomPage; line: Line; microphone: Microphone };

/** Before the call: who is inside, and a microphone that is known to work. */
export function Lobby({ room, line, microphone }: LobbyProps) {
  const phase = useCall(line, (call) => call.phase);
  const wishes = useDeviceStore(deviceWishes, firstWishes);
  const { stream } = microphone;
  const isAnnounced = room.state === 'announced' && !room.isMine;
  const isFull = room.inside >= room.seats;
  const enter = async (withVoice: boolean) => {
    const found = withVoice ? (stream ?? (await microphone.turnOn())) : null;
    if (withVoice && !found) return;
    await line.call.start(found?.getAudioTracks()[0] ?? null, !wishes.entersOpen);
  };
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <Card className="grid gap-5">
        <h2 className="text-h3">Tu micrófono</h2>
        {stream ? (
          <>
            <LevelBar stream={stream} />
            <DeviceChoice microphone={microphone} />
            <Switch
              label="Entrar con el micrófono abierto"
              checked={wishes.entersOpen}
              onChange={({ target }) => deviceWishes.change({ ...wishes, entersOpen: target.checked })}
            />
          </>
        ) : (
          <div className="grid gap-3">
            <p className="text-muted">
              Pruébalo antes de entrar: el navegador te pedirá permiso y verás si te oye.
            </p>
            {microphone.state !== 'refused' && microphone.state !== 'missing' && (
              <Button
                variant="outline"
                className="justify-self-start"
                busy={microphone.state === 'asking'}
                busyLabel="Esperando tu permiso…"
                onClick={() => microphone.turnOn()}
              >
                <Mic />
                Probar el micrófono
              </Button>
            )}
          </div>
        )}
        <MicrophoneFault microphone={microphone} />
      </Card>
      <Card className="grid gap-4">
        <h2 className="text-h3">{isAnnounced ? 'Sala anunciada' : 'En la sala'}</h2>
        {isAnnounced ? (
          <>
            <p>
              {hourWords(room.startsAt)}. Se puede entrar {EARLY_MS / 60_000} minutos antes.
            </p>
            <RemindButton room={room} />
          </>
        ) : (
          <>
            <p>
              {fullness(room)}
              {room.names.length > 0 && <span className="block text-muted">{room.names.join(', ')}</span>}
            </p>
            <div className="grid gap-2.5">
              <Button busy={phase === 'joining'} busyLabel="Entrando…" onClick={() => enter(true)}>
                {isFull ? 'Ponerme a la espera' : 'Entrar'}
              </Button>
              <Button variant="outline" onClick={() => enter(false)}>
                {isFull ? 'Esperar solo para escuchar' : 'Entrar solo a escuchar'}
              </Button>
            </div>
          </>
        )}
        <Note icon={<ShieldCheck />}>
          Las salas no se graban nunca, ni la voz ni el chat, que se borra al cerrarse la sala. El tiempo en
          compañía cuenta como estudio para tu patrulla.
        </Note>
      </Card>
    </div>
  );
}
