import type { AnswerMode } from '@atalaya/core/interview/competences';
import { PREPARATION_SECONDS } from '@atalaya/core/interview/session';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Keep, Taken } from '../recordings-store';
import { useCountdown } from './use-countdown';
import { useDictation } from './use-dictation';
import { useRecorder } from './use-recorder';

export type Phase = 'waiting' | 'preparing' | 'answering' | 'storing';

type AnswerOptions = {
  position: number;
  seconds: number;
  mode: AnswerMode;
  keep: Keep;
  onTaken: (taken: Taken) => void;
};

/** The answer to one question: time to think, then the answer against the clock. */
export function useAnswer({ position, seconds, mode, keep, onTaken }: AnswerOptions) {
  const [phase, setPhase] = useState<Phase>('waiting');
  const [isPaused, setPaused] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [text, setText] = useState('');
  const [wantsDictation, setWantsDictation] = useState(false);
  const chunks = useRef<Blob[]>([]);
  const recorder = useRecorder((index, chunk) => {
    chunks.current[index] = chunk;
    // Without storage the recording lasts as long as the page.
    keep.chunk(position, index, chunk).catch(() => {});
  });
  const dictation = useDictation((said) => setText((before) => (before ? `${before} ${said}` : said)));
  const isRecorded = mode !== 'text';

  const answer = () => {
    chunks.current = [];
    if (isRecorded) recorder.start(mode);
    if (isRecorded && wantsDictation) dictation.start();
    setPhase('answering');
  };
  const finish = async () => {
    if (phase !== 'answering') return;
    setPhase('storing');
    dictation.stop();
    const type = isRecorded ? await recorder.stop() : '';
    const recording = chunks.current.length > 0 ? new Blob(chunks.current, { type }) : null;
    const taken = { mode, seconds: Math.max(1, seconds - answerLeft), transcript: text.trim(), recording };
    await keep.finish(position, taken).catch(() => {});
    recorder.turnOff();
    onTaken(taken);
  };
  const pause = () => {
    recorder.pause();
    setPaused(true);
  };

  const thinkLeft = useCountdown(PREPARATION_SECONDS, phase === 'preparing', attempt, answer);
  const answerLeft = useCountdown(seconds, phase === 'answering' && !isPaused, attempt, () => void finish());

  const hide = useEffectEvent(() => {
    if (document.visibilityState !== 'hidden') return;
    // Nobody is recorded without seeing it.
    if (phase === 'answering') pause();
    else if (phase === 'waiting') recorder.turnOff();
  });
  useEffect(() => {
    const onChange = () => hide();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);

  return {
    phase,
    isPaused,
    isRecorded,
    thinkLeft,
    answerLeft,
    elapsed: seconds - answerLeft,
    text,
    setText,
    recorder,
    dictation: { isSupported: dictation.isSupported, isWanted: wantsDictation, want: setWantsDictation },
    canStart: !isRecorded || recorder.state === 'ready',
    prepare: () => setPhase('preparing'),
    answer,
    finish,
    pause,
    resume: () => {
      recorder.resume();
      setPaused(false);
    },
    /** Drops the answer and starts again with the time to think. */
    repeat: () => {
      recorder.discard();
      dictation.stop();
      keep.forget(position).catch(() => {});
      setText('');
      setPaused(false);
      setAttempt(attempt + 1);
      setPhase('preparing');
    },
  };
}
export type AnswerRun = ReturnType<typeof useAnswer>;
