import { Square, Volume2 } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '../../ui/button';
import { Plate } from '../../ui/plate';
import { ShowcaseStop } from './stop';

const sentences = [
  'La detención preventiva no podrá durar más del tiempo estrictamente necesario para la realización de las averiguaciones tendentes al esclarecimiento de los hechos.',
  'En todo caso, en el plazo máximo de setenta y dos horas, el detenido deberá ser puesto en libertad o a disposición de la autoridad judicial.',
] as const;

const never = () => () => {};

export default function ShowcaseReading() {
  const canSpeak = useSyncExternalStore(
    never,
    () => 'speechSynthesis' in window,
    () => false,
  );
  const [said, setSaid] = useState<number | null>(null);

  useEffect(() => () => window.speechSynthesis?.cancel(), []);

  const say = (index: number) => {
    const sentence = sentences[index];
    if (sentence === undefined) return setSaid(null);
    const voice = new SpeechSynthesisUtterance(sentence);
    voice.lang = 'es-ES';
    voice.onend = () => say(index + 1);
    voice.onerror = () => setSaid(null);
    setSaid(index);
    window.speechSynthesis.speak(voice);
  };
  const stop = () => {
    setSaid(null);
    window.speechSynthesis.cancel();
  };

  return (
    <ShowcaseStop id="tema">
      <h3 className="flex items-center gap-3 text-h4">
        <Plate>21</Plate>
        La detención: concepto y duración
      </h3>
      <p className="mt-5 max-w-[38.5em] text-reading">
        {sentences.map((sentence, index) => (
          <span key={sentence} className={said === index ? 'bg-mark text-on-mark' : undefined}>
            {sentence}{' '}
          </span>
        ))}
      </p>
      <p className="mt-3 text-small text-muted">Constitución Española, artículo 17.2</p>
      {canSpeak && (
        <Button variant="outline" className="mt-6" onClick={said === null ? () => say(0) : stop}>
          {said === null ? <Volume2 /> : <Square />}
          {said === null ? 'Escuchar' : 'Parar'}
        </Button>
      )}
    </ShowcaseStop>
  );
}
