import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (name: string) => readFileSync(join(import.meta.dirname, '../..', name), 'utf8');
const images = [
  ...read('compose.yaml').matchAll(/^\s+image: (\S+)$/gm),
  ...read('Dockerfile').matchAll(/^FROM (\S*:\S+)/gm),
].map(([, image = '']) => image);

describe('the images of an installation', () => {
  it.each(images)('%s is of one exact version', (image) => {
    const tag = image.split(':')[1] ?? '';
    expect(tag).toMatch(/^v?\d+\.\d+(\.\d+)?(-[\w-]+)?$|^RELEASE\.\d{4}-\d{2}-\d{2}T[\d-]+Z$/);
  });

  it('are all looked at', () => {
    expect(images.length).toBeGreaterThanOrEqual(8);
  });
});
