import { Turtle, Volume2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import type { Voice } from '../platform/speech/use-voice';
import { Button } from '../ui/button';
import { Note } from '../ui/note';

const SLOW = 0.7;

type ListenProps = { voice: Voice; text: string; kind: 'dictation' | 'listening' };

/** Reads the text aloud; without an English voice in the browser, it can be read instead. */
export function ListenButtons({ voice, text, kind }: ListenProps) {
  const [isShown, setShown] = useState(false);
  if (voice.canSpeak)
    return (
      <div className="flex flex-wrap gap-2.5">
        <Button variant="outline" onClick={() => voice.speak(text)}>
          <Volume2 />
          Escuchar
        </Button>
        <Button variant="quiet" onClick={() => voice.speak(text, SLOW)}>
          <Turtle />
          Más despacio
        </Button>
        <span role="status" className="sr-only">
          {voice.isSpeaking ? 'Reproduciendo' : ''}
        </span>
      </div>
    );
  return (
    <div className="grid gap-3">
      <Note tone="warning" icon={<VolumeX />}>
        Este navegador no tiene ninguna voz en inglés, así que no puede leerte la frase.{' '}
        {kind === 'dictation'
          ? 'Puedes leerla, memorizarla y escribirla sin mirar.'
          : 'Puedes leer el texto y responder.'}
      </Note>
      <div>
        <Button variant="outline" size="sm" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? 'Ocultar el texto' : 'Mostrar el texto'}
        </Button>
      </div>
      {isShown && (
        <p lang="en" className="rounded-lg bg-sunken px-4 py-3 text-lead">
          {text}
        </p>
      )}
    </div>
  );
}
