import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** The part of the browser's interface that is used; TypeScript has no types for it. */
type Recognition = {
  lang: string;
  onresult: (event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void;
  onerror: () => void;
  onend: () => void;
  start: () => void;
  abort: () => void;
};

function recognitionClass(): (new () => Recognition) | undefined {
  const page = window as { SpeechRecognition?: unknown; webkitSpeechRecognition?: unknown };
  return (page.SpeechRecognition ?? page.webkitSpeechRecognition) as (new () => Recognition) | undefined;
}

const never = () => () => undefined;

/** Spanish dictation by the browser; `isSupported` is false where it has none. */
export function useDictation(onText: (text: string) => void) {
  const isSupported = useSyncExternalStore(
    never,
    () => recognitionClass() !== undefined,
    () => false,
  );
  const [isListening, setListening] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const running = useRef<Recognition | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  function listen() {
    const Dictation = recognitionClass();
    if (!Dictation || isListening) return;
    const recognition = new Dictation();
    running.current = recognition;
    recognition.lang = 'es-ES';
    recognition.onresult = ({ results }) => {
      const text = results[0]?.[0]?.transcript;
      if (text) onText(text);
    };
    recognition.onerror = () => setFailed(true);
    recognition.onend = () => setListening(false);
    setFailed(false);
    setListening(true);
    recognition.start();
  }

  return { isSupported, isListening, hasFailed, listen };
}
