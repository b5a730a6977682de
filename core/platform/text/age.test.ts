import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations';
import { formatAge } from './age';

it.each([
  [-5, 'hace un momento'],
  [MINUTE_MS - 1, 'hace un momento'],
  [MINUTE_MS, 'hace 1 minuto'],
  [HOUR_MS - 1, 'hace 59 minutos'],
  [HOUR_MS, 'hace 1 hora'],
  [2 * HOUR_MS, 'hace 2 horas'],
  [DAY_MS, 'hace 1 día'],
  [3 * DAY_MS, 'hace 3 días'],
])('%d ms ago is «%s»', (ms, text) => expect(formatAge(ms)).toBe(text));
