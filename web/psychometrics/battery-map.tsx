import { formatClock } from '@atalaya/core/exams/clock';
import { windowsOf } from '@atalaya/core/psychometrics/battery';
import { familyNames } from '@atalaya/core/psychometrics/items/item';
import type { BatteryPaper } from '@atalaya/core/psychometrics/psychometrics.contract';
import { cx } from '../ui/cx';
import type { Battery } from './use-battery';

type MapProps = { paper: BatteryPaper; battery: Battery; onGo: (position: number) => void };

/** Every item by section. Only those of the running section can be opened. */
export function BatteryMap({ paper, battery, onGo }: MapProps) {
  const { sections, running, view } = battery;
  const windows = windowsOf(sections);
  return (
    <div className="grid gap-5">
      {sections.map(({ family, seconds }, index) => {
        const used = (windows[index]?.endMs ?? 0) - (windows[index]?.startMs ?? 0);
        const state =
          index < running
            ? `cerrada, ${formatClock(used)}`
            : index > running
              ? formatClock(seconds * 1000)
              : 'en curso';
        return (
          <section key={family} aria-label={familyNames[family]}>
            <div className="mb-2 flex items-baseline justify-between gap-3">
              <h2 className="font-sans text-body font-semibold">{familyNames[family]}</h2>
              <p className="text-small text-muted">{state}</p>
            </div>
            <ol className="grid grid-cols-[repeat(auto-fill,minmax(2.25rem,1fr))] gap-1.5">
              {paper.questions
                .filter(({ section }) => section === index)
                .map(({ position }) => {
                  const answer = view.work.answers[position];
                  const isAnswered = (answer?.choice ?? null) !== null;
                  const isCurrent = view.work.place === position;
                  return (
                    <li key={position}>
                      <button
                        type="button"
                        disabled={index !== running}
                        aria-current={isCurrent ? 'true' : undefined}
                        onClick={() => onGo(position)}
                        className={cx(
                          'num relative grid h-9 w-full place-items-center overflow-hidden rounded-sm border text-small',
                          isAnswered
                            ? 'border-navy bg-navy text-on-navy'
                            : 'border-line-strong bg-surface text-ink',
                          isCurrent && 'outline-3 outline-offset-1 outline-gold',
                        )}
                      >
                        {position}
                        <span className="sr-only">
                          {isAnswered ? ', respondido' : ', en blanco'}
                          {answer?.flagged ? ', marcado' : ''}
                        </span>
                        {answer?.flagged && (
                          <span
                            aria-hidden="true"
                            className="absolute top-0 right-0 size-3 bg-gold [clip-path:polygon(0_0,100%_0,100%_100%)]"
                          />
                        )}
                      </button>
                    </li>
                  );
                })}
            </ol>
          </section>
        );
      })}
      <p className="border-t border-line pt-4 text-small text-muted">
        Cada sección tiene su reloj y al cerrarse no se reabre. Un error resta medio acierto; en blanco no
        resta.
      </p>
    </div>
  );
}
