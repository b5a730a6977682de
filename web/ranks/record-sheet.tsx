import type { Answer } from '@atalaya/core/api';
import { longDay } from '@atalaya/core/platform/date-format';
import type { ReactNode } from 'react';
import { HeldMedals, MedalsAhead } from './medal-list';
import { NextRank, RankLadder } from './rank-ladder';
import { RecordHead } from './record-head';
import { Scores, StudyFigures, WeeklyHours } from './record-study';
import './record-sheet.css';

type Whole = Answer<'GET /api/ranks/sample'>;
type SheetProps = {
  today: string;
  name: string;
  number: string;
  rank: Whole['rank'] | null;
  hours: Whole['hours'] | null;
  scores: Whole['scores'] | null;
  /** Only on the sheet of its owner. */
  owner?: Whole['owner'];
  next?: Whole['next'];
  ahead?: Whole['ahead'];
  /** The address that shows the same, if there is one. */
  link?: string | undefined;
};

/** The printable service record. Shared ones leave out what their owner does not show. */
export function RecordSheet({
  today,
  name,
  number,
  rank,
  hours,
  scores,
  owner,
  next,
  ahead,
  link,
}: SheetProps) {
  return (
    <article
      aria-label="Hoja de servicios"
      className="service-record border border-t-8 border-line border-t-[#12336b] bg-surface px-5 pt-6 pb-7 max-md:-mx-5 max-md:border-x-0 md:rounded-sm md:px-13 md:pt-11 md:pb-9"
    >
      <RecordHead rank={rank?.rank ?? null} name={name} number={number} {...(owner ? { owner } : {})} />
      {rank && (
        <Part title="Escalafón">
          <RankLadder ladder={rank.ladder} />
          {next !== undefined && <NextRank next={next} />}
        </Part>
      )}
      {hours && (
        <Part title="Servicios prestados">
          <StudyFigures hours={hours} />
          <WeeklyHours weeks={hours.weeks} />
        </Part>
      )}
      {scores && (
        <Part title="Notas">
          <Scores scores={scores} />
        </Part>
      )}
      {rank && (
        <Part title="Medallas" note={`${rank.medals.length} de ${rank.medalCount}`} isLong>
          {rank.medals.length > 0 ? (
            <HeldMedals medals={rank.medals} />
          ) : (
            <p className="mt-3 text-muted">Todavía ninguna.</p>
          )}
          {ahead && <MedalsAhead medals={ahead} />}
        </Part>
      )}
      <footer className="mt-9 flex flex-wrap justify-between gap-x-5 gap-y-2 border-t-2 border-ink pt-4 text-micro text-muted">
        <p className="max-w-[62ch]">
          Expedida el {longDay(today)}. Rango de estudio dentro de Atalaya: no equivale a ninguna categoría de
          la Policía Nacional.
        </p>
        {link && <p className="wrap-anywhere">Comprobar: {link}</p>}
      </footer>
    </article>
  );
}

type PartProps = { title: string; note?: string; isLong?: boolean; children: ReactNode };

const Part = ({ title, note, isLong, children }: PartProps) => (
  <section
    className={`mt-7 border-t border-line pt-5.5 md:mt-9 md:pt-6 print:mt-4 print:pt-3.5 ${isLong ? '' : 'print:break-inside-avoid'}`}
  >
    <div className="flex items-baseline justify-between gap-4">
      <h3 className="text-[1.5rem]">{title}</h3>
      {note && <span className="text-small text-muted">{note}</span>}
    </div>
    {children}
  </section>
);
