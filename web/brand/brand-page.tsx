import { lazySection } from '../platform/lazy-section/lazy-section';
import { titled } from '../platform/page-title';
import { Horizon } from '../ui/horizon';

export const handle = { audience: 'guest', query: ['page'] } as const;

export const meta = titled('Colores de marca', {
  description:
    'Los colores, la letra y las piezas con las que está hecha Atalaya, vivos y con su contraste medido.',
});

const index = [
  ['color', 'Color'],
  ['contraste', 'Contraste'],
  ['tipografia', 'Tipografía'],
  ['forma', 'Forma y dibujo'],
  ['botones', 'Botones'],
  ['placas', 'Placas e insignias'],
  ['campos', 'Campos'],
  ['eleccion', 'Elegir y moverse'],
  ['avisos', 'Avisos y capas'],
  ['datos', 'Datos'],
  ['estados', 'Esperar, no tener, fallar'],
] as const;

const colour = lazySection('color', () => import('./colour-section'));
const contrast = lazySection('contraste', () => import('./contrast-section'));
const type = lazySection('tipografia', () => import('./type-section'));
const shape = lazySection('forma', () => import('./shape-section'));
const button = lazySection('botones', () => import('./button-section'));
const plate = lazySection('placas', () => import('./plate-section'));
const field = lazySection('campos', () => import('./field-section'));
const choice = lazySection('eleccion', () => import('./choice-section'));
const layer = lazySection('avisos', () => import('./layer-section'));
const data = lazySection('datos', () => import('./data-section'));
const state = lazySection('estados', () => import('./state-section'));

export default function BrandPage() {
  return (
    <>
      <header className="relative isolate overflow-hidden bg-panel text-on-panel">
        <Horizon viewBox="-220 60 1660 660" className="absolute inset-0 -z-10 size-full max-md:hidden" />
        <Horizon viewBox="680 -440 700 1180" className="absolute inset-0 -z-10 size-full md:hidden" />
        <div className="page-width grid min-h-160 content-start gap-6 pt-12 md:min-h-145 md:pt-24">
          <h1 className="text-hero">
            Colores <br />
            de marca
          </h1>
          <p className="max-w-[32ch] text-lead text-on-panel">
            Una torre al amanecer: tranquila, oficial, segura. Con esto está hecha cada pantalla.
          </p>
        </div>
      </header>
      <div className="page-width grid gap-x-14 gap-y-12 py-12 md:py-18 xl:grid-cols-[11.5rem_minmax(0,1fr)]">
        <nav aria-label="En esta página" className="xl:sticky xl:top-24 xl:self-start">
          <ul className="flex flex-wrap gap-x-5 gap-y-1 text-small xl:grid xl:gap-0 xl:border-l-2 xl:border-line">
            {index.map(([id, title]) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-block py-1.5 text-muted hover:text-ink max-xl:underline pointer-coarse:py-3 xl:pl-4"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid min-w-0 gap-18 md:gap-24">
          {colour}
          {contrast}
          {type}
          {shape}
          {button}
          {plate}
          {field}
          {choice}
          {layer}
          {data}
          {state}
        </div>
      </div>
    </>
  );
}
