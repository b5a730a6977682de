import type { Exchange } from '@atalaya/core/assistant/assistant.contract';
import type { Sentence } from './answer-view';

/** The answer with its numbered sources, to paste elsewhere. */
export function answerAsText({ question, answer }: Exchange, written: readonly Sentence[]): string {
  const said =
    written.length > 0
      ? written.map(({ text, sources }) => `${text} ${sources.map((one) => `[${one}]`).join(' ')}`)
      : answer.parts.map(({ text, source }) => `«${text}» [${source}]`);
  const sources = answer.sources.map(
    ({ number, title, label, path }) =>
      `[${number}] ${title} (${label}). ${new URL(path, window.location.origin)}`,
  );
  return [question, ...said, sources.join('\n')].join('\n\n');
}
