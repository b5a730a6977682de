import { Volume2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useVoice } from '../../platform/speech/use-voice';
import { Button } from '../../ui/button';
import { Kbd } from '../../ui/kbd';

/** The front of a card as sound; its text is one press away. */
export function HeardFront({ text, readings }: { text: string; readings: number }) {
  const { speak, canSpeak, isSpeaking } = useVoice('es');
  const [isShown, setShown] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every reading that is asked for is a new one
  useEffect(() => speak(text), [text, speak, readings]);
  if (isShown || !canSpeak)
    return (
      <h2 className="font-sans text-question font-semibold tracking-normal text-pretty wrap-anywhere">
        {text}
      </h2>
    );
  return (
    <div className="grid justify-items-center gap-5 pt-4">
      <h2 className="sr-only">Escucha la tarjeta</h2>
      <Volume2
        aria-hidden="true"
        className={`size-16 text-navy transition-opacity ${isSpeaking ? '' : 'opacity-55'}`}
      />
      <div className="flex flex-wrap justify-center gap-2.5">
        <Button variant="outline" onClick={() => speak(text)}>
          Oír otra vez <Kbd>R</Kbd>
        </Button>
        <Button variant="quiet" onClick={() => setShown(true)}>
          Ver el texto
        </Button>
      </div>
    </div>
  );
}
