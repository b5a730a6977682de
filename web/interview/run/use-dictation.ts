import { useEffect, useRef, useState } from 'react';

type Result = { readonly isFinal: boolean; readonly [index: number]: { readonly transcript: string } };
type ResultEvent = Event & { readonly resultIndex: number; readonly results: ArrayLike<Result> };

/** The part of the Web Speech API that is used; TypeScript's library does not have it. */
interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  start(): void;
  stop(): void;
  onresult: ((event: ResultEvent) => void) | null;
  onend: (() => void) | null;
}

declare global {
  interface Window {
    SpeechRecognition?: new () => Recognition;
    webkitSpeechRecognition?: new () => Recognition;
  }
}

/** Speech to text by the browser, which may send the voice to its maker: only when the user asks for it. */
export function useDictation(onText: (text: string) => void) {
  const current = useRef<Recognition | null>(null);
  const [isOn, setOn] = useState(false);
  const Engine =
    typeof window === 'undefined' ? undefined : (window.SpeechRecognition ?? window.webkitSpeechRecognition);

  const stop = () => {
    current.current?.stop();
    current.current = null;
    setOn(false);
  };
  useEffect(() => () => current.current?.stop(), []);

  const start = () => {
    if (!Engine) return;
    const engine = new Engine();
    engine.lang = 'es-ES';
    engine.continuous = true;
    engine.onresult = ({ resultIndex, results }) => {
      for (let index = resultIndex; index < results.length; index += 1) {
        const result = results[index];
        const text = result?.[0]?.transcript.trim();
        if (result?.isFinal && text) onText(text);
      }
    };
    engine.onend = () => {
      if (current.current === engine) stop();
    };
    current.current = engine;
    engine.start();
    setOn(true);
  };
  return { isSupported: Engine !== undefined, isOn, start, stop };
}
