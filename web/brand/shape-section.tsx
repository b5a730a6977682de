import { ChevronField, DayChevron } from '../ui/chevrons';
import { Horizon } from '../ui/horizon';
import { LogoMark, Tower } from '../ui/tower';
import { Demo, Section } from './section';

const steps = [4, 8, 12, 16, 20, 24, 32, 40, 56, 72, 96, 128] as const;
const radii = [
  ['rounded-sm', '6', 'dentro'],
  ['rounded-md', '8', 'pequeño'],
  ['rounded-lg', '10', 'el de la casa'],
  ['rounded-xl', '14', 'ventana'],
  ['rounded-2xl', '16', 'hoja'],
] as const;
const week = ['done', 'done', 'today', 'ahead', 'ahead', 'ahead', 'ahead'] as const;
const days = ['L', 'M', 'X', 'J', 'V', 'S', 'D'] as const;

export default function ShapeSection() {
  return (
    <Section
      id="forma"
      title="Forma y dibujo"
      intro="Cuatro recursos hacen que algo sea de Atalaya: el horizonte con sus anillos, la placa, la ruta y el galón. Un radio, una sombra, pasos de cuatro píxeles."
    >
      <div className="relative overflow-hidden rounded-lg bg-panel">
        <Horizon viewBox="200 150 1240 570" className="block aspect-[2/1] w-full md:aspect-[5/2]" />
      </div>
      <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
        <Demo name="Marca y torre" code="LogoMark · Tower">
          <div className="flex flex-wrap items-end gap-x-6 gap-y-5 md:gap-x-7">
            <LogoMark className="size-16 md:size-20" />
            <LogoMark className="size-9.5" />
            <svg viewBox="-80 -430 160 440" className="h-28 md:h-36" aria-hidden="true">
              <Tower />
            </svg>
            <svg viewBox="-80 -430 160 440" className="h-28 md:h-36" aria-hidden="true">
              <Tower ink="silhouette" />
            </svg>
            <svg viewBox="-80 -430 160 440" className="h-28 md:h-36" aria-hidden="true">
              <Tower ink="muted" />
            </svg>
          </div>
        </Demo>
        <Demo name="Galones" code="DayChevron · ChevronField">
          <ul className="grid max-w-80 grid-cols-7 gap-1 text-center text-micro font-semibold text-muted">
            {days.map((day, index) => (
              <li key={day}>
                <DayChevron state={week[index] ?? 'ahead'} className="mb-1 h-8.5 w-full" />
                {day}
              </li>
            ))}
          </ul>
          <div className="relative h-28 overflow-hidden rounded-lg bg-panel-raised text-on-panel">
            <ChevronField className="absolute inset-y-0 right-0 h-full" />
            <p className="relative grid h-full max-w-[16ch] items-center pl-6 font-display text-h3 font-bold">
              Hace falta que mañana vuelvas.
            </p>
          </div>
        </Demo>
        <Demo name="Espacio" code="gap-* · p-*">
          <ul className="flex flex-wrap items-end gap-3">
            {steps.map((step) => (
              <li key={step} className="grid justify-items-center gap-1 text-micro text-muted">
                <span className="block bg-navy" style={{ width: 12, height: step }} />
                {step}
              </li>
            ))}
          </ul>
        </Demo>
        <Demo name="Radio y sombra" code="rounded-* · shadow-float">
          <ul className="flex flex-wrap gap-4">
            {radii.map(([name, size, use]) => (
              <li
                key={name}
                className={`grid h-20 w-24 place-items-center content-center border-[1.5px] border-line-strong bg-surface text-center text-micro text-muted ${name}`}
              >
                <b className="num text-h4 text-ink">{size}</b>
                {use}
              </li>
            ))}
            <li className="grid h-20 w-24 place-items-center rounded-lg bg-surface text-micro text-muted shadow-float">
              flota
            </li>
          </ul>
        </Demo>
      </div>
    </Section>
  );
}
