import { newId } from '../../platform/ids';
import type { TestServer } from '../../testing/test-server';
import { podcastEpisode } from './podcast.tables';

export const BODY = `## El techo {#techo}

La detención dura lo necesario. Nunca más de setenta y dos horas.

Manda lo que llegue antes.

## El reloj {#reloj}

Se cuenta desde la privación de libertad. No desde la llegada a comisaría.`;

/** A published episode without a recording. */
export async function makeEpisode(
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  values: Partial<typeof podcastEpisode.$inferInsert> = {},
) {
  const now = clock.now();
  const row = {
    id: `episodio-${newId(now)}`,
    number: Math.floor(Math.random() * 1e6) + 1_000,
    title: 'La detención y sus relojes',
    summary: 'Qué mide cada plazo.',
    topics: [21],
    date: '2026-10-08',
    validOn: '2026-05-02',
    body: BODY,
    createdAt: now,
    updatedAt: now,
    ...values,
  };
  await db.insert(podcastEpisode).values(row);
  return row;
}
