import { describe, expect, it } from 'vitest';
import { lowerPreloads } from './preload-priority';

const html =
  'ñ<link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/><script>if (1 < 2) go()</script>';
const lowered =
  'ñ<link rel="modulepreload" fetchpriority="low" href="/a.js"/><link rel="stylesheet" href="/a.css"/><script>if (1 < 2) go()</script>';

describe('module preloads', () => {
  it('have a low priority in a whole page, and nothing else changes', () => {
    expect(lowerPreloads(html)).toBe(lowered);
  });
});
