const MODULE_PRELOAD = '<link rel="modulepreload"';

/** Module preloads compete with style sheet and fonts for bandwidth. React Router has no option for their priority. */
export const lowerPreloads = (html: string): string =>
  html.replaceAll(MODULE_PRELOAD, `${MODULE_PRELOAD} fetchpriority="low"`);

/** The same for a streamed page; a tag that is split between chunks is buffered. */
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
