const MODULE_PRELOAD = '<link rel="modulepreload"';

/**
 * Gives the style sheet and the fonts the line first: React Router preloads every module of a page at high priority, and has no
 * option for it.
 */
export const lowerPreloads = (html: string): string =>
  html.replaceAll(MODULE_PRELOAD, `${MODULE_PRELOAD} fetchpriority="low"`);

/** The same for a streamed page. A tag that is cut between two chunks waits for its end. */
export function lowerStreamedPreloads(): TransformStream<Uint8Array, Uint8Array> {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let rest = '';
  return new TransformStream({
    transform(chunk, controller) {
      const text = rest + decoder.decode(chunk, { stream: true });
      const open = text.lastIndexOf('<');
      const end = open > text.lastIndexOf('>') ? open : text.length;
      rest = text.slice(end);
      controller.enqueue(encoder.encode(lowerPreloads(text.slice(0, end))));
    },
    flush(controller) {
      controller.enqueue(encoder.encode(lowerPreloads(rest + decoder.decode())));
    },
  });
}
