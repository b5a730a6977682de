import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawIcons, ICONS } from './campus-icons';

it('draws the icon of every entry of the campus menu (npm run icons)', async () => {
  expect(readFileSync(ICONS, 'utf8')).toBe(await drawIcons());
});
