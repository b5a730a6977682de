import { Section } from './section';

const scale = [
  ['hero', 'text-hero font-display font-bold', 'Tu plaza', '64–128 / 0,88'],
  ['h1', 'text-h1 font-display font-bold', 'Suspendimos dos veces', '44–68 / 0,96'],
  ['h2', 'text-h2 font-display font-bold', 'Cuatro preguntas, un minuto', '32–44 / 1'],
  ['h3', 'text-h3 font-display font-bold', 'Si el examen fuera hoy', '28 / 1,08'],
  ['h4', 'text-h4 font-display font-bold', 'Delitos contra el patrimonio', '22 / 1,15'],
  ['num', 'num text-h2', '0123456789 · 12.847 · 9,95 €', 'cifras de ancho igual'],
  [
    'question',
    'text-question',
    '¿En qué plazo máximo debe ser puesto en libertad el detenido?',
    '20–27 / 1,38',
  ],
  ['lead', 'text-lead text-muted', 'Un plan que sabe qué te toca hoy. Tú pones las horas.', '20 / 1,55'],
  ['reading', 'text-reading', 'Toda persona tiene derecho a la libertad y a la seguridad.', '19 / 1,7'],
  [
    'body',
    'text-body',
    'Nadie puede ser privado de su libertad, sino con la observancia de lo establecido.',
    '17 / 1,6',
  ],
  ['small', 'text-small', '20 preguntas, 17 minutos. Un error resta medio acierto.', '15 / 1,5'],
  ['micro', 'text-micro text-muted', 'La línea de puntos marca el 70 %.', '13 / 1,4'],
] as const;

export default function TypeSection() {
  return (
    <Section
      id="tipografia"
      title="Tipografía"
      intro="Barlow Condensed para rotular y contar; Source Sans 3 para leer. Siempre con mayúscula solo al principio de la frase."
    >
      <dl>
        {scale.map(([name, look, sample, size]) => (
          <div
            key={name}
            className="grid items-baseline gap-x-8 gap-y-1 border-t border-line py-4 md:grid-cols-[9rem_minmax(0,1fr)]"
          >
            <dt className="text-small font-semibold">
              {name} <span className="block text-micro font-normal text-muted">{size}</span>
            </dt>
            <dd className={`${look} min-w-0 wrap-anywhere`}>{sample}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
