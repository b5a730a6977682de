import type { Block } from '@atalaya/core/platform/markdown-tree';
import { aloud } from '@atalaya/core/syllabus/reading/aloud';
import { type Sentence, sentencesOf } from '@atalaya/core/syllabus/reading/reading-text';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { showSpoken } from './spoken-line';

export type Spoken = Sentence & { section: string };

export const rates = [0.8, 1, 1.2, 1.5, 2] as const;

/** Average speech rate, to estimate durations. */
const CHARACTERS_PER_SECOND = 14;

const isSpanish = ({ lang }: SpeechSynthesisVoice): boolean => /^es\b/i.test(lang);

type Listening = { at: number; isPlaying: boolean; failed: boolean };

/** Reads the topic aloud sentence by sentence with the browser's voice. */
export function useListen(sections: readonly { id: string; blocks: readonly Block[] }[]) {
  const queue = useMemo<Spoken[]>(
    () =>
      sections.flatMap(({ id, blocks }) =>
        sentencesOf(blocks).map((sentence) => ({ ...sentence, section: id })),
      ),
    [sections],
  );
  const [listening, setListening] = useState<Listening | null>(null);
  const [rate, setRate] = useState(1);
  const [voices, setVoices] = useState<SpeechSynthesisVoice[]>([]);
  const [voiceName, setVoiceName] = useState<string | null>(null);
  // A cancelled utterance still fires its end event: only the newest may continue.
  const turn = useRef(0);

  const stop = useCallback(() => {
    turn.current += 1;
    if ('speechSynthesis' in window) speechSynthesis.cancel();
    showSpoken(null);
    setListening(null);
  }, []);

  useEffect(() => {
    if (!('speechSynthesis' in window)) return;
    const load = () => setVoices(speechSynthesis.getVoices().filter(isSpanish));
    load();
    speechSynthesis.addEventListener('voiceschanged', load);
    return () => {
      speechSynthesis.removeEventListener('voiceschanged', load);
      stop();
    };
  }, [stop]);

  const say = useCallback(
    (at: number, speed: number, voice: string | null) => {
      const sentence = queue[at];
      if (!sentence) return stop();
      turn.current += 1;
      const mine = turn.current;
      speechSynthesis.cancel();
      const utterance = new SpeechSynthesisUtterance(aloud(sentence.text));
      utterance.lang = 'es-ES';
      utterance.rate = speed;
      utterance.voice = voices.find(({ name }) => name === voice) ?? voices[0] ?? null;
      utterance.onend = () => mine === turn.current && say(at + 1, speed, voice);
      utterance.onerror = () => {
        if (mine !== turn.current) return;
        setListening({ at, isPlaying: false, failed: true });
      };
      showSpoken(sentence);
      setListening({ at, isPlaying: true, failed: false });
      speechSynthesis.speak(utterance);
    },
    [queue, voices, stop],
  );

  const pause = (at: number) => {
    turn.current += 1;
    speechSynthesis.cancel();
    setListening({ at, isPlaying: false, failed: false });
  };

  const at = listening?.at ?? 0;
  const seconds = useMemo(() => queue.map(({ text }) => text.length / CHARACTERS_PER_SECOND), [queue]);
  const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0) / rate;

  return {
    isSupported: typeof window === 'undefined' || 'speechSynthesis' in window,
    listening,
    start(section: string, block: number) {
      const first = queue.findIndex((one) => one.section === section && one.block >= block);
      say(Math.max(0, first), rate, voiceName);
    },
    toggle: () => (listening?.isPlaying ? pause(at) : say(at, rate, voiceName)),
    stop,
    skip(by: -1 | 1) {
      const here = queue[at];
      if (!here) return;
      const differs = (one: Spoken) => one.section !== here.section || one.block !== here.block;
      const other =
        by === 1 ? queue.findIndex((one, index) => index > at && differs(one)) : blockBefore(queue, at);
      if (other >= 0) say(other, rate, voiceName);
    },
    rate,
    setRate(next: number) {
      setRate(next);
      if (listening?.isPlaying) say(at, next, voiceName);
    },
    voices,
    voiceName,
    setVoice(name: string) {
      setVoiceName(name);
      if (listening?.isPlaying) say(at, rate, name);
    },
    elapsed: sum(seconds.slice(0, at)),
    total: sum(seconds),
  };
}

export type Listen = ReturnType<typeof useListen>;

/** The first sentence of the previous block, or of this one if it has already begun. */
function blockBefore(queue: readonly Spoken[], at: number): number {
  const firstOf = (index: number): number => {
    const one = queue[index];
    return queue.findIndex(({ section, block }) => section === one?.section && block === one.block);
  };
  const first = firstOf(at);
  return first < at ? first : firstOf(Math.max(0, first - 1));
}
