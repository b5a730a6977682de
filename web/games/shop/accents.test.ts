// @vitest-environment node
import { readFileSync } from 'node:fs';
import { themeIds } from '@atalaya/core/games/shop';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../../ui/styles/accents.css', import.meta.url), 'utf8');
const tokens = readFileSync(new URL('../../ui/styles/tokens.css', import.meta.url), 'utf8');

const colorsOf = (source: string, selector: string): Record<string, string> => {
  const block = source.split('}').find((one) => one.includes(selector)) ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  );
};

const light = (hex: string): number => {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
};
const contrast = (one = '#000000', two = '#000000'): number => {
  const [dark = 0, bright = 0] = [light(one), light(two)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
};

describe.each(themeIds)('the colour %s', (id) => {
  it.each([
    ['by day', `:root[data-accent="${id}"]`, '[data-theme="light"]'],
    ['by night', `[data-theme="dark"][data-accent="${id}"]`, '[data-theme="dark"]'],
  ])('can be read everywhere the navy is used, %s', (_, selector, theme) => {
    const own = colorsOf(css, selector);
    const base = colorsOf(tokens, theme);
    expect(Object.keys(own)).toEqual(['navy', 'navy-hover', 'navy-tint']);
    for (const ground of ['ground', 'surface', 'sunken'])
      expect(contrast(own.navy, base[ground])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(own.navy, own['navy-tint'])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(base.ink, own['navy-tint'])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(base.muted, own['navy-tint'])).toBeGreaterThanOrEqual(4.5);
    for (const fill of ['navy', 'navy-hover'])
      expect(contrast(base['on-navy'], own[fill])).toBeGreaterThanOrEqual(4.5);
  });
});
