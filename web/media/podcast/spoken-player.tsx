import { resumeAt } from '@atalaya/core/media/podcast/position';
import { indexAt } from '@atalaya/core/media/podcast/timeline';
import { aloud } from '@atalaya/core/syllabus/reading/aloud';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useVoice } from '../../platform/speech/use-voice';
import { type Engine, type PlayerProps, useRate } from './engine';
import { Player } from './player';

const NO_VOICE =
  'Este episodio aún no está grabado y este navegador no tiene una voz en español para leerlo: lee la transcripción, o ábrelo en otro dispositivo.';
const CUT = 'La voz se ha cortado. Pulsa otra vez para seguir.';

/** Reads the transcript with the browser's voice, a sentence at a time. */
export function SpokenPlayer(props: PlayerProps) {
  const { lines, seconds: length, position } = props.episode;
  const { canSpeak, speak, stop } = useVoice('es');
  const rate = useRate();
  const [isPlaying, setPlaying] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [seconds, setSeconds] = useState(() => resumeAt(position, length));
  // A cancelled sentence still ends: only the newest may go on.
  const turn = useRef(0);

  const say = (at: number) => {
    const line = lines[at];
    turn.current += 1;
    const mine = turn.current;
    setFailed(false);
    setPlaying(line !== undefined);
    setSeconds(line?.start ?? length);
    if (!line) return;
    speak(aloud(line.text), rate, (how) => {
      if (mine !== turn.current) return;
      if (how === 'ended') return say(at + 1);
      setPlaying(false);
      setFailed(true);
    });
  };
  const pause = () => {
    turn.current += 1;
    stop();
    setPlaying(false);
  };

  const sayAgain = useEffectEvent(() => isPlaying && say(indexAt(lines, seconds)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a sentence keeps the speed it began with
  useEffect(() => void sayAgain(), [rate]);

  const engine: Engine = {
    isPlaying,
    seconds,
    canPlay: canSpeak,
    fault: canSpeak ? (hasFailed ? CUT : undefined) : NO_VOICE,
    play: () => say(indexAt(lines, seconds)),
    pause,
    seek: (to) => {
      const at = indexAt(lines, to);
      if (isPlaying) say(at);
      else setSeconds(lines[at]?.start ?? 0);
    },
  };
  return <Player {...props} engine={engine} />;
}
