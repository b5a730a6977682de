import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawIcons, menus } from './menu-icons';

it('draws the icon of every entry of the menus (npm run icons)', async () => {
  for (const { file, entries } of menus) expect(readFileSync(file, 'utf8')).toBe(await drawIcons(entries));
});
