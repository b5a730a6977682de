import { CircleAlert, MicOff } from 'lucide-react';
import { useDeviceStore } from '../../platform/device-store';
import { useLevel } from '../../platform/media/use-level';
import { Button } from '../../ui/button';
import { Select } from '../../ui/forms/select';
import { Note } from '../../ui/note';
import { deviceWishes, firstWishes } from './device-wishes';
import type { Microphone } from './use-microphone';

const BARS = 20;

/** Shows that the microphone hears something. */
export function LevelBar({ stream }: { stream: MediaStream }) {
  const level = useLevel(stream);
  const lit = Math.round(level * BARS);
  return (
    <div>
      <p className="text-small font-semibold">Nivel del micrófono</p>
      <meter aria-label="Nivel del micrófono" value={level} className="sr-only" />
      <div aria-hidden="true" className="mt-2 flex h-5 gap-1">
        {Array.from({ length: BARS }, (_, bar) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change
            key={bar}
            className={`flex-1 rounded-[2px] ${bar >= lit ? 'bg-line' : bar < 14 ? 'bg-success' : 'bg-gold'}`}
          />
        ))}
      </div>
      <p className="mt-2 text-small text-muted">
        Di algo: si las barras no se mueven, elige otro micrófono o mira que no esté apagado.
      </p>
    </div>
  );
}

const faults = {
  refused:
    'El navegador no tiene permiso para usar el micrófono. Ábrelo en el candado de la barra de direcciones y vuelve a probar. Mientras tanto puedes entrar a escuchar.',
  missing:
    'No encontramos ningún micrófono. Conecta uno y vuelve a probar. Mientras tanto puedes entrar a escuchar y escribir.',
  lost: 'El micrófono se ha desconectado o lo ha tomado otra aplicación.',
};

export function MicrophoneFault({ microphone }: { microphone: Microphone }) {
  const { state } = microphone;
  if (state !== 'refused' && state !== 'missing' && state !== 'lost') return null;
  return (
    <div role="alert" className="grid gap-3">
      <Note tone="warning" icon={state === 'missing' ? <MicOff /> : <CircleAlert />}>
        {faults[state]}
      </Note>
      <Button variant="outline" size="sm" className="justify-self-start" onClick={() => microphone.turnOn()}>
        {state === 'lost' ? 'Reconectar el micrófono' : 'Volver a probar'}
      </Button>
    </div>
  );
}

type ChoiceProps = {
  microphone: Microphone;
  onSpeaker?: (deviceId: string) => void;
};

/** Which microphone and, where the browser can choose it, which speaker. */
export function DeviceChoice({ microphone, onSpeaker }: ChoiceProps) {
  const wishes = useDeviceStore(deviceWishes, firstWishes);
  const of = (kind: MediaDeviceKind) =>
    microphone.devices
      .filter((device) => device.kind === kind)
      .map(({ deviceId, label }) => ({ value: deviceId, label }));
  const inputs = of('audioinput');
  const outputs = 'setSinkId' in HTMLMediaElement.prototype ? of('audiooutput') : [];
  const used = microphone.stream?.getAudioTracks()[0]?.getSettings().deviceId ?? wishes.microphone;
  return (
    <div className="grid gap-4">
      {inputs.length > 0 && (
        <Select
          label="Micrófono"
          value={used}
          options={inputs}
          onChange={({ target }) => {
            deviceWishes.change({ ...wishes, microphone: target.value });
            void microphone.turnOn(target.value);
          }}
        />
      )}
      {outputs.length > 0 && (
        <Select
          label="Altavoz"
          value={wishes.speaker || 'default'}
          options={outputs}
          onChange={({ target }) => {
            deviceWishes.change({ ...wishes, speaker: target.value });
            onSpeaker?.(target.value);
          }}
        />
      )}
    </div>
  );
}
