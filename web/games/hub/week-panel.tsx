import type { Difficulty } from '@atalaya/core/games/game';
import { weekday } from '@atalaya/core/platform/date-format';
import { formatCount } from '@atalaya/core/platform/number-format';
import { lazy, Suspense } from 'react';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { BarChart } from '../../ui/charts/bar-chart';
import { Plate } from '../../ui/plate';
import { useStartPlay } from '../play/use-start-play';
import { minutesOf, timeWords } from '../statistics/words';
import type { Hub } from './hub-words';

const MemoryNote = lazy(() => import('./memory-note').catch(() => ({ default: () => null })));

/** Fewer words than a play has are not enough to play with them alone. */
const ENOUGH = 6;

type WeekProps = Pick<Hub, 'week' | 'hard'> & { isLocked: boolean; difficulty: Difficulty };

export default function WeekPanel({ week, hard, isLocked, difficulty }: WeekProps) {
  const start = useStartPlay();
  const plays = week.reduce((sum, day) => sum + day.plays, 0);
  const minutes = week.map(({ activeMs }) => minutesOf(activeMs));
  const total = week.reduce((sum, day) => sum + day.activeMs, 0);
  return (
    <Card>
      <h2 className="text-h3">Tu semana</h2>
      {plays === 0 ? (
        <p className="mt-3 text-muted">
          Aquí verás el tiempo de tus partidas de los últimos siete días y las palabras que se te resisten.
        </p>
      ) : (
        <div className="mt-4 grid gap-x-10 gap-y-7 md:grid-cols-2">
          <div>
            <p>
              <span className="num text-[2.75rem]">{timeWords(total)}</span>
              <br />
              <span className="text-small text-muted">en {formatCount(plays, 'partida', 'partidas')}</span>
            </p>
            <BarChart
              bars={week.map(({ day }, index) => ({
                label: initialOf(day),
                value: minutes[index] ?? 0,
                current: index === week.length - 1,
              }))}
              format={(value) => (value === 0 ? '' : String(value))}
            />
            <table className="sr-only">
              <caption>Minutos por día</caption>
              <tbody>
                {week.map(({ day }, index) => (
                  <tr key={day}>
                    <th scope="row">{weekday(day)}</th>
                    <td>{minutes[index]} min</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {!isLocked && (
            <Suspense>
              <MemoryNote />
            </Suspense>
          )}
        </div>
      )}
      {hard.length > 0 && (
        <>
          <h3 className="mt-6 border-t border-line pt-6 text-h4">Palabras que se te resisten</h3>
          <ul className="mt-2 grid gap-x-10 md:grid-cols-2">
            {hard.map(({ id, topic, word, right, played }) => (
              <li key={id} className="flex items-center gap-3 border-b border-line py-2.5">
                <Plate variant="outline" size="sm">
                  {topic}
                </Plate>
                <b>{word}</b>
                <span className="ml-auto text-small text-muted">
                  {right} de {played}
                </span>
              </li>
            ))}
          </ul>
          {hard.length >= ENOUGH && !isLocked && (
            <Button
              variant="outline"
              size="sm"
              className="mt-4"
              busy={start.isBusy}
              onClick={() =>
                start.run({
                  game: 'hangman',
                  topics: [...new Set(hard.map(({ topic }) => topic))],
                  items: hard.map(({ id }) => id),
                  difficulty,
                })
              }
            >
              Jugar solo con estas
            </Button>
          )}
        </>
      )}
    </Card>
  );
}

/** Wednesday is X, as on Spanish calendars. */
const initialOf = (day: string): string => {
  const name = weekday(day);
  return name.startsWith('mi') ? 'X' : (name[0] ?? '').toUpperCase();
};
