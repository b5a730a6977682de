import { describe, expect, it } from 'vitest';
import { imageFaults, imageMarkdown, imagesIn } from './text-images';

const name = '019a8f00-0000-7000-8000-000000000001.webp';
const faults = (body: string, image = 'derecho.svg') => imageFaults({ image, body }, new Set([name]));

describe('the images of a post', () => {
  it('are read from its text', () => {
    const text = `Antes ${imageMarkdown(name, 'Una [placa]')} y después.`;
    expect(imagesIn(text)).toEqual([{ alt: 'Una  placa', src: `/api/blog/images/${name}` }]);
    expect(faults(text)).toEqual([]);
  });

  it.each([
    ['![Una foto](https://otra.example/a.png)', /Solo valen/],
    ['![Una foto](/api/avatars/a.webp)', /Solo valen/],
    ['![Una foto](/api/blog/images/../a.webp)', /Solo valen/],
    [`![](/api/blog/images/${name})`, /falta su descripción/],
    [`![Otra](/api/blog/images/${name.replace('1.', '2.')})`, /ya no existe/],
  ])('refuse %s', (body, reason) => {
    expect(faults(body)).toEqual([{ field: 'body', reason: expect.stringMatching(reason) }]);
  });

  it('refuse a cover that was deleted', () => {
    expect(faults('', name)).toEqual([]);
    expect(faults('', name.replace('1.', '2.'))).toMatchObject([{ field: 'image' }]);
  });
});
