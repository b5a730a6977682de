import { formatClock, spokenTime } from '@atalaya/core/exams/clock';
import { familyNames } from '@atalaya/core/psychometrics/items/item';
import { X } from 'lucide-react';
import { Button } from '../ui/button';
import { IconButton } from '../ui/icon-button';
import type { Battery } from './use-battery';

type TopProps = {
  title: string;
  battery: Battery;
  blank: number;
  closeLabel: string;
  onLeave: () => void;
  onClose: () => void;
};

/** Seconds left at which the remaining time is announced. */
const SAID_AT = [300, 60, 30];
const SHORT = 60;

export function BatteryTop({ title, battery, blank, closeLabel, onLeave, onClose }: TopProps) {
  const { sections, running, secondsLeft } = battery;
  const section = sections[running];
  const name = section ? familyNames[section.family] : '';
  const words = `Quedan ${spokenTime(secondsLeft * 1000)} en ${name}`;
  return (
    <div className="border-b border-line bg-surface">
      <div className="grid h-15 grid-cols-[auto_1fr_auto] items-center gap-2 pr-2 pl-1 md:h-20 md:grid-cols-[1fr_auto_1fr] md:gap-6 md:px-8">
        <div className="flex min-w-0 items-center gap-5">
          <IconButton label="Salir (Esc)" onClick={onLeave}>
            <X />
          </IconButton>
          <b className="block truncate max-md:hidden">{title}</b>
        </div>
        <div className="flex items-center gap-3 justify-self-center">
          <div
            role="timer"
            aria-label={words}
            className={`num text-[1.875rem] font-bold md:text-[3rem] ${secondsLeft <= SHORT ? 'text-danger' : ''}`}
          >
            {formatClock(secondsLeft * 1000)}
          </div>
          <p aria-hidden="true" className="text-micro leading-tight text-muted md:text-small">
            quedan en
            <br />
            {name}
          </p>
          <p aria-live="assertive" className="sr-only">
            {SAID_AT.includes(secondsLeft) ? words : ''}
          </p>
        </div>
        <div className="flex items-center justify-end gap-5">
          <p className="text-small text-muted max-lg:hidden">
            <span className="num mr-1 text-[1.5rem] text-ink">{blank}</span> por responder
          </p>
          <Button variant="outline" size="sm" onClick={onClose}>
            <span className="max-md:sr-only">{closeLabel}</span>
            <span aria-hidden="true" className="md:hidden">
              {closeLabel === 'Entregar' ? 'Entregar' : 'Cerrar'}
            </span>
          </Button>
        </div>
      </div>
      <div aria-hidden="true" className="grid h-1.25 grid-cols-4 gap-1">
        {sections.map(({ family, seconds }, index) => (
          <div key={family} className="overflow-hidden bg-sunken">
            <div
              className={`h-full origin-left ${index < running ? 'bg-navy' : 'bg-gold'}`}
              style={{
                transform: `scaleX(${index < running ? 1 : index > running ? 0 : 1 - secondsLeft / seconds})`,
              }}
            />
          </div>
        ))}
      </div>
    </div>
  );
}
