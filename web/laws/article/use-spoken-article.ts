import { useVoice } from '../../platform/speech/use-voice';
import type { ArticleData } from './article-data';

/** Reads the article aloud, or stops. */
export function useSpokenArticle({ number, heading, statement, figures }: ArticleData) {
  const { canSpeak, isSpeaking, speak } = useVoice('es');
  const toggle = () =>
    isSpeaking
      ? speechSynthesis.cancel()
      : speak([`Artículo ${number}. ${heading}.`, statement, ...figures].join(' '));
  return { canSpeak, isSpeaking, toggle };
}
