import { gameFacts } from '@atalaya/core/games/game';
import { weekday } from '@atalaya/core/platform/date-format';
import { formatCount } from '@atalaya/core/platform/number-format';
import { ArrowRight, CalendarCheck } from 'lucide-react';
import { Button, ButtonLink } from '../../ui/button';
import { topicsSentence } from '../play/play-words';
import { useStartDaily } from '../play/use-start-play';
import { dailyArt } from './daily-art';
import { aboutGame, type Hub } from './hub-words';

type DailyProps = { daily: NonNullable<Hub['daily']>; canPlay: boolean };

/** The challenge of the day, the same for all. */
export function DailyPanel({ daily, canPlay }: DailyProps) {
  const start = useStartDaily();
  const { play, game, title, topics, finished } = daily;
  return (
    <section
      aria-labelledby="daily"
      className="relative isolate overflow-hidden rounded-lg bg-panel text-on-panel max-md:-mx-5 max-md:rounded-none"
    >
      <svg
        viewBox="0 0 1096 426"
        preserveAspectRatio="xMaxYMid slice"
        className="absolute inset-0 -z-10 size-full"
        aria-hidden="true"
      >
        <circle cx="810" cy="426" r="560" fill="#0F2852" />
        <circle cx="810" cy="426" r="400" fill="#12305E" />
        <circle cx="810" cy="426" r="240" fill="#173A6E" />
      </svg>
      <div
        aria-hidden="true"
        className="absolute top-4 -right-8 -z-10 size-48 opacity-35 md:top-10 md:right-8 md:size-72 xl:right-14 xl:size-80 xl:opacity-100"
      >
        {dailyArt[game]}
      </div>
      <div className="max-w-148 px-5 pt-6 pb-7 md:p-10">
        <p className="inline-flex min-h-6.5 items-center gap-1.5 rounded-sm bg-panel-raised px-2.5 text-micro font-semibold">
          <CalendarCheck className="size-3.5" />
          Reto del {weekday(daily.day)}
        </p>
        <h2
          id="daily"
          className="mt-3 mb-2.5 text-[2.5rem] leading-none text-balance max-md:max-w-60 md:mt-4 md:mb-3 md:text-[3.25rem]"
        >
          {title}
        </h2>
        <p className="max-w-[46ch] text-on-panel-muted">
          {gameFacts[game].name}, {topicsSentence(topics).toLowerCase()}: el mismo reto para todos. Lo que
          aciertes cuenta como repaso; lo que falles vuelve.
        </p>
        <div className="mt-5 flex flex-wrap items-center gap-x-3.5 gap-y-2.5 md:mt-7">
          {play?.isFinished ? (
            <ButtonLink
              variant="panel-gold"
              size="lg"
              className="max-md:w-full"
              to={`/campus-estudio/juegos/partida/${play.id}`}
            >
              Ver mi resultado
              <ArrowRight />
            </ButtonLink>
          ) : canPlay || play ? (
            <Button
              variant="panel-gold"
              size="lg"
              className="max-md:w-full"
              busy={start.isBusy}
              onClick={() => start.run()}
            >
              {play ? 'Seguir el reto' : 'Jugar el reto'}
              <ArrowRight />
            </Button>
          ) : (
            <p className="font-semibold">Ya has jugado tu partida de hoy. Mañana hay otro reto.</p>
          )}
          <p className="text-small text-on-panel-muted">
            {play?.isFinished ? `Has hecho ${play.points ?? 0} de 100` : `Unos ${aboutGame[game].minutes}`}
            <br />
            {finished === 0
              ? 'Nadie lo ha terminado todavía'
              : `${formatCount(finished, 'persona lo ha', 'personas lo han')} terminado`}
          </p>
        </div>
      </div>
    </section>
  );
}
