import { expect, it } from 'vitest';
import { formatSize } from './size';

it.each([
  [0, '1 kB'],
  [640 * 1024, '640 kB'],
  [1.25 * 1024 ** 2, '1,3 MB'],
  [10 * 1024 ** 3, '10 GB'],
  [3.4 * 1024 ** 3, '3,4 GB'],
])('%d bytes are «%s»', (bytes, text) => expect(formatSize(bytes)).toBe(text));
