import { useCallback, useEffect, useState } from 'react';

/** Chrome drops an utterance that follows `cancel` at once. */
const AFTER_CANCEL_MS = 60;

const languages = { en: [/^en\b/i, /^en[-_]GB\b/i], es: [/^es\b/i, /^es[-_]ES\b/i] } as const;
type Language = keyof typeof languages;

/** A voice of the device before one that needs the network, and one of Britain or Spain before others. */
function bestVoice(
  voices: readonly SpeechSynthesisVoice[],
  language: Language,
): SpeechSynthesisVoice | undefined {
  const [any, preferred] = languages[language];
  const rank = ({ lang, localService }: SpeechSynthesisVoice) =>
    (preferred.test(lang) ? 2 : 0) + (localService ? 1 : 0);
  return voices.filter(({ lang }) => any.test(lang)).sort((one, other) => rank(other) - rank(one))[0];
}

/** The browser's voice of a language. `canSpeak` is false without one, and the page shows the text instead. */
export function useVoice(language: Language) {
  const [voice, setVoice] = useState<SpeechSynthesisVoice>();
  const [isSpeaking, setSpeaking] = useState(false);

  useEffect(() => {
    if (!('speechSynthesis' in window)) return;
    // Voices load late in most browsers.
    const load = () => setVoice(bestVoice(speechSynthesis.getVoices(), language));
    load();
    speechSynthesis.addEventListener('voiceschanged', load);
    return () => {
      speechSynthesis.removeEventListener('voiceschanged', load);
      speechSynthesis.cancel();
    };
  }, [language]);

  const speak = useCallback(
    (text: string, rate = 1, onEnd?: (how: 'ended' | 'failed') => void) => {
      if (!voice) return;
      speechSynthesis.cancel();
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.voice = voice;
      utterance.lang = voice.lang;
      utterance.rate = rate;
      utterance.onend = () => {
        setSpeaking(false);
        onEnd?.('ended');
      };
      utterance.onerror = () => {
        setSpeaking(false);
        onEnd?.('failed');
      };
      setSpeaking(true);
      setTimeout(() => speechSynthesis.speak(utterance), AFTER_CANCEL_MS);
    },
    [voice],
  );

  const stop = useCallback(() => speechSynthesis.cancel(), []);

  return { canSpeak: voice !== undefined, isSpeaking, speak, stop };
}

export type Voice = ReturnType<typeof useVoice>;
