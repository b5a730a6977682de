import { describe, expect, it } from 'vitest';
import { lowerPreloads, lowerStreamedPreloads } from './preload-priority';

const html =
  'ñ<link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/><script>if (1 < 2) go()</script>';
const lowered =
  'ñ<link rel="modulepreload" fetchpriority="low" href="/a.js"/><link rel="stylesheet" href="/a.css"/><script>if (1 < 2) go()</script>';

describe('module preloads', () => {
  it('have a low priority in a whole page, and nothing else changes', () => {
    expect(lowerPreloads(html)).toBe(lowered);
  });

  it('have a low priority in a streamed page, wherever it is cut', async () => {
    const bytes = new TextEncoder().encode(html);
    for (let cut = 0; cut <= bytes.length; cut += 1) {
      const source = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(bytes.slice(0, cut));
          controller.enqueue(bytes.slice(cut));
          controller.close();
        },
      });
      expect(await new Response(source.pipeThrough(lowerStreamedPreloads())).text()).toBe(lowered);
    }
  });
});
