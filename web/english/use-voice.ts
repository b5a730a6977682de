import { useCallback, useEffect, useState } from 'react';

/** Chrome drops an utterance that follows `cancel` at once. */
const AFTER_CANCEL_MS = 60;

const isBritish = ({ lang }: SpeechSynthesisVoice): boolean => /^en[-_]GB\b/i.test(lang);
const isEnglish = ({ lang }: SpeechSynthesisVoice): boolean => /^en\b/i.test(lang);

/** A voice of the device before one that needs the network, and a British one before others. */
function bestVoice(voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | undefined {
  const rank = (voice: SpeechSynthesisVoice) => (isBritish(voice) ? 2 : 0) + (voice.localService ? 1 : 0);
  return voices.filter(isEnglish).sort((one, other) => rank(other) - rank(one))[0];
}

/** The browser's English voice. `canSpeak` is false without one, and the page shows the text instead. */
export function useVoice() {
  const [voice, setVoice] = useState<SpeechSynthesisVoice>();
  const [isSpeaking, setSpeaking] = useState(false);

  useEffect(() => {
    if (!('speechSynthesis' in window)) return;
    // Voices load late in most browsers.
    const load = () => setVoice(bestVoice(speechSynthesis.getVoices()));
    load();
    speechSynthesis.addEventListener('voiceschanged', load);
    return () => {
      speechSynthesis.removeEventListener('voiceschanged', load);
      speechSynthesis.cancel();
    };
  }, []);

  const speak = useCallback(
    (text: string, rate = 1) => {
      if (!voice) return;
      speechSynthesis.cancel();
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.voice = voice;
      utterance.lang = voice.lang;
      utterance.rate = rate;
      utterance.onend = () => setSpeaking(false);
      utterance.onerror = () => setSpeaking(false);
      setSpeaking(true);
      setTimeout(() => speechSynthesis.speak(utterance), AFTER_CANCEL_MS);
    },
    [voice],
  );

  return { canSpeak: voice !== undefined, isSpeaking, speak };
}

export type Voice = ReturnType<typeof useVoice>;
