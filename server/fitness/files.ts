import { toCell } from '@atalaya/core/admin/formula-cells';
import { brand } from '@atalaya/core/brand';
import { eventNames, formatResult } from '@atalaya/core/fitness/events';
import { placeNames, timingNames } from '@atalaya/core/fitness/results';
import { minutesOf, sessionSteps, sessionTitle } from '@atalaya/core/fitness/training/steps';
import { csvFile } from '../admin/csv';
import { linkTo } from '../auth/emails';
import { type FeedEvent, writeFeed } from '../calendar/ical';
import { AppError } from '../platform/app-error';
import type { Kit } from '../platform/kit';
import { selectLog, selectResults } from './fitness.queries';
import { readTraining } from './training';

export async function fitnessCsv({ db }: Kit, userId: string, part: 'marcas' | 'entrenamientos') {
  if (part === 'marcas') {
    const results = await selectResults(db, userId);
    return csvFile([
      ['fecha', 'ejercicio', 'marca', 'lugar', 'cronometraje', 'nota'],
      ...results.map(({ day, event, value, place, timing, note }) => [
        day,
        eventNames[event],
        formatResult(event, value),
        place ? placeNames[place] : '',
        timing ? timingNames[timing] : '',
        toCell(note),
      ]),
    ]);
  }
  const log = await selectLog(db, userId);
  return csvFile([
    ['fecha', 'minutos', 'esfuerzo', 'carga', 'metros', 'segundos', 'horas de sueño', 'dolor', 'nota'],
    ...log.map((entry) => [
      entry.day,
      entry.minutes,
      entry.effort ?? '',
      entry.effort === null ? '' : entry.effort * entry.minutes,
      entry.metres ?? '',
      entry.seconds ?? '',
      entry.sleepHalfHours === null ? '' : entry.sleepHalfHours / 2,
      entry.pain ?? '',
      toCell(entry.note),
    ]),
  ]);
}

const PAGE = '/campus-estudio/entrenamiento/progreso';

/** The sessions from today on, as days without an hour: the user chooses it. */
export async function planFile(kit: Kit, userId: string): Promise<string> {
  const { plan, today } = await readTraining(kit, userId);
  if (!plan) throw new AppError('fitness.no-plan');
  const host = new URL(linkTo(kit.env, '/')).hostname;
  const events = plan.weeks.flatMap(({ sessions, phase }) =>
    sessions
      .filter(({ day, state }) => day >= today && state === 'planned')
      .map(
        (session): FeedEvent => ({
          uid: `training-${session.key}.${userId}@${host}`,
          summary: sessionTitle(session),
          description: `${minutesOf(sessionSteps(session, phase, plan))} min, más o menos.`,
          url: linkTo(kit.env, PAGE),
          categories: ['Entrenamiento'],
          day: session.day,
        }),
      ),
  );
  return writeFeed({
    name: `Entrenamiento · ${brand.name}`,
    product: { company: brand.name, product: 'Entrenamiento', language: 'ES' },
    stamp: kit.clock.now(),
    events,
  });
}
