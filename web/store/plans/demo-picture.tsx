import { Check, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { Badge } from '../../ui/badge';
import { Gauge } from '../../ui/charts/gauge';
import { Plate } from '../../ui/plate';
import { Progress } from '../../ui/progress';
import { Route } from '../../ui/route';

const pictures: Record<string, () => ReactElement> = {
  hoy: Today,
  repaso: Card,
  tema: Reading,
  preguntas: Question,
  pausa: Breath,
  juego: TrueOrFalse,
  simulacro: Mock,
  nota: Mark,
  mañana: Forecast,
};

/** Built with the campus's own components. */
export function DemoPicture({ id }: { id: string }) {
  const Picture = pictures[id];
  return Picture ? (
    <div className="animate-pop-in">
      <Picture />
    </div>
  ) : null;
}

const paper = 'mx-auto w-full max-w-130 rounded-lg border border-line bg-surface p-5 md:p-6';

function Today() {
  return (
    <div className="rounded-lg bg-panel p-5 text-on-panel md:p-7">
      <p className="mb-5 font-display text-h3 font-bold">Hoy, 38 minutos</p>
      <Route
        onPanel
        label="La sesión de hoy"
        stations={[
          { id: '1', title: '14 repasos', detail: '12 min', state: 'now' },
          { id: '2', title: 'Tema 21', detail: '18 min' },
          { id: '3', title: 'Pausa', state: 'pause' },
          { id: '4', title: '10 preguntas', detail: '7 min' },
        ]}
      />
    </div>
  );
}

function Card() {
  return (
    <div className={`${paper} text-center`}>
      <p className="font-display text-h3 font-bold">¿Qué protege el habeas corpus?</p>
      <p className="mt-3 text-muted">La libertad de quien ha sido detenido ilegalmente.</p>
      <div className="mt-5 flex flex-wrap justify-center gap-2">
        {['Otra vez', 'Difícil', 'Bien', 'Fácil'].map((word) => (
          <Badge key={word} tone={word === 'Bien' ? 'gold' : 'neutral'}>
            {word}
          </Badge>
        ))}
      </div>
    </div>
  );
}

function Reading() {
  return (
    <div className={paper}>
      <p className="flex items-center gap-3 font-display text-h4 font-bold">
        <Plate size="sm">21</Plate>
        La detención
      </p>
      <p className="mt-3 leading-[1.7]">
        La detención preventiva{' '}
        <mark className="bg-mark text-on-mark">no podrá durar más del tiempo estrictamente necesario</mark>{' '}
        para las averiguaciones y, en todo caso, en el plazo máximo de setenta y dos horas.
      </p>
      <p className="mt-3 text-small text-muted">Constitución Española, artículo 17.2</p>
    </div>
  );
}

function Question() {
  return (
    <div className={paper}>
      <p className="font-semibold">Plazo máximo de la detención preventiva:</p>
      <ul className="mt-2 divide-y divide-line">
        {['24 horas', '48 horas', '72 horas'].map((option, index) => (
          <li key={option} className="flex items-center gap-3.5 py-2.5">
            <Plate variant={index === 2 ? 'solid' : 'outline'}>{'ABC'.charAt(index)}</Plate>
            <span className="flex-1">{option}</span>
            {index === 2 && (
              <Badge tone="success">
                <Check />
                Correcta
              </Badge>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Breath() {
  return (
    <div className="text-center">
      <svg viewBox="0 0 200 120" aria-hidden="true" className="mx-auto w-56">
        <circle cx="100" cy="100" r="96" className="fill-navy-tint" />
        <circle cx="100" cy="100" r="66" className="fill-gold-tint" />
        <circle cx="100" cy="100" r="36" className="fill-gold" />
        <path d="M0 100h200v20H0z" className="fill-sunken" />
        <path d="M0 100h200" className="stroke-ink" strokeWidth="3" />
      </svg>
      <p className="font-display text-h3 font-bold">Suelta el aire</p>
    </div>
  );
}

function TrueOrFalse() {
  return (
    <div className={`${paper} text-center`}>
      <p className="text-question font-semibold">
        La Policía Nacional es un instituto armado de naturaleza militar.
      </p>
      <div className="mt-5 flex justify-center gap-3">
        <Badge>Verdadero</Badge>
        <Badge tone="success">
          <X />
          Falso, es civil
        </Badge>
      </div>
    </div>
  );
}

function Mock() {
  return (
    <div className={paper}>
      <p className="flex justify-between font-display text-h4 font-bold">
        Pregunta 41 de 100 <span className="num text-[1.5rem]">29:14</span>
      </p>
      <div aria-hidden="true" className="mt-4 grid grid-cols-20 gap-1">
        {Array.from({ length: 100 }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the positions are fixed
            key={index}
            className={`aspect-square rounded-[2px] ${index < 40 && index % 9 !== 5 ? 'bg-navy' : 'border border-line-strong'}`}
          />
        ))}
      </div>
      <p className="mt-4 text-small text-muted">36 respondidas, 4 en blanco</p>
    </div>
  );
}

function Mark() {
  return (
    <div className={paper}>
      <p className="flex items-end justify-between">
        <span className="text-muted">78 aciertos, 14 errores, 8 en blanco</span>
        <span className="num text-[3.5rem]">7,10</span>
      </p>
      <div className="mt-4 grid gap-3 text-small">
        <span>Jurídicas</span>
        <Progress label="Jurídicas" value={74} />
        <span>Sociales</span>
        <Progress label="Sociales" value={81} />
        <span>Técnico-científicas</span>
        <Progress label="Técnico-científicas" value={58} tone="gold" />
      </div>
    </div>
  );
}

function Forecast() {
  return (
    <div className="grid items-center gap-5 md:grid-cols-2">
      <div className="grid justify-items-center">
        <Gauge label="Ejemplo de predicción" value={71} low={63} high={78} interval="entre 63 y 78 %" />
      </div>
      <div>
        <p className="font-display text-h4 font-bold">Lo que más la subiría</p>
        <ul className="mt-3 grid gap-3">
          <li className="flex items-center gap-3">
            <Plate variant="outline">11</Plate>Infracciones de extranjería
          </li>
          <li className="flex items-center gap-3">
            <Plate variant="outline">39</Plate>Redes informáticas
          </li>
        </ul>
      </div>
    </div>
  );
}
