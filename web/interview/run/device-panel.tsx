import { Mic, MicOff, Video } from 'lucide-react';
import { Button } from '../../ui/button';
import type { RecordedMode } from './recording-format';
import type { DeviceState, Recorder } from './use-recorder';

type DevicePanelProps = { recorder: Recorder; mode: RecordedMode; onText: () => void };

const troubles: Partial<Record<DeviceState, { title: string; text: string }>> = {
  refused: {
    title: 'No hay permiso para grabar',
    text: 'Tu navegador lo tiene bloqueado para esta página. Puedes darlo en el icono junto a la dirección, o responder por escrito.',
  },
  missing: {
    title: 'No encontramos con qué grabar',
    text: 'Este dispositivo no tiene cámara o micrófono libres, o el navegador no sabe grabar. Prueba solo con voz, o responde por escrito.',
  },
};

/** Says why before it asks for permission, and what to do without it. */
export function DevicePanel({ recorder, mode, onText }: DevicePanelProps) {
  const trouble = troubles[recorder.state];
  const devices = mode === 'video' ? 'la cámara y el micrófono' : 'el micrófono';
  const Icon = trouble ? MicOff : mode === 'video' ? Video : Mic;
  return (
    <div
      aria-live="polite"
      className="grid aspect-[4/3] max-h-[46dvh] w-full content-center justify-items-center gap-3 rounded-lg border border-panel-line bg-panel-raised p-5 text-center md:max-h-none"
    >
      <Icon className="size-9 text-panel-gold" />
      <h2 className="text-h4">{trouble?.title ?? `Activa ${devices}`}</h2>
      <p className="max-w-90 text-small text-on-panel-muted">
        {trouble?.text ?? 'Es para que te veas después. No se envía a ningún sitio.'}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button
          variant="on-panel"
          size="sm"
          busy={recorder.state === 'asking'}
          onClick={() => void recorder.turnOn(mode)}
        >
          {trouble ? 'Probar otra vez' : `Activar ${devices}`}
        </Button>
        {trouble && (
          <Button variant="on-panel" size="sm" onClick={onText}>
            Responder por escrito
          </Button>
        )}
      </div>
    </div>
  );
}
