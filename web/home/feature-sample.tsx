import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { Badge } from '../ui/badge';
import { Plate } from '../ui/plate';
import { Art } from './art';

const samples: Record<string, () => ReactElement> = {
  temario: Blocks,
  preguntas: Question,
  esquemas: Scheme,
  juegos: Crossword,
  progreso: Forecast,
  metodo: Habits,
};

export function FeatureSample({ id }: { id: string }) {
  const Sample = samples[id];
  return Sample ? <Sample /> : null;
}

const rows = 'divide-y divide-line [&>li]:flex [&>li]:items-center [&>li]:gap-4 [&>li]:py-3';

function Blocks() {
  return (
    <ul className={rows}>
      {(
        [
          ['A', 'Ciencias Jurídicas', 'temas 1 a 26'],
          ['B', 'Ciencias Sociales', 'temas 27 a 37'],
          ['C', 'Materias Técnico-Científicas', 'temas 38 a 45'],
        ] as const
      ).map(([block, name, topics]) => (
        <li key={block}>
          <Plate>{block}</Plate>
          <span className="flex-1 font-semibold">{name}</span>
          <span className="text-small text-muted">{topics}</span>
        </li>
      ))}
    </ul>
  );
}

function Question() {
  return (
    <>
      <p className="font-semibold">La detención preventiva no podrá durar, en todo caso, más de…</p>
      <ul className={`mt-2 ${rows}`}>
        {['24 horas', '48 horas', '72 horas'].map((option, index) => (
          <li key={option}>
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
      <p className="mt-3 text-small text-muted">Constitución Española, artículo 17.2.</p>
    </>
  );
}

function Scheme() {
  return (
    <Art
      name="scheme"
      viewBox="0 0 340 190"
      label="Esquema de los derechos del detenido: saber, callar y defensa"
      className="mx-auto w-full max-w-120"
    />
  );
}

function Crossword() {
  return (
    <div className="grid grid-cols-[7rem_minmax(0,1fr)] items-center gap-5 md:grid-cols-[auto_1fr] md:gap-8">
      <Art
        name="crossword"
        viewBox="-2 -2 174 310"
        label="Crucigrama con las palabras detención, hecho, hábeas y acta"
        className="w-full md:w-40"
      />
      <div>
        <Badge tone="gold" className="whitespace-normal!">
          Tema 21 · Derecho procesal
        </Badge>
        <p className="mt-3.5 mb-1.5 font-display text-[1.5rem] leading-[1.15] font-bold">4 horizontal</p>
        <p>Documento en el que se deja constancia de lo actuado.</p>
      </div>
    </div>
  );
}

function Forecast() {
  return (
    <div className="grid items-center gap-5 md:grid-cols-2">
      <Art
        name="gauge"
        viewBox="0 8 296 166"
        label="Ejemplo de predicción: 71 %, entre 63 y 78 %"
        className="mx-auto w-full max-w-72"
      />
      <div>
        <p className="font-display text-h4 font-bold">Lo que más la subiría</p>
        <ul className={`mt-1 text-small ${rows}`}>
          <li>
            <Plate size="sm" variant="outline">
              11
            </Plate>
            Infracciones de extranjería
          </li>
          <li>
            <Plate size="sm" variant="outline">
              39
            </Plate>
            Redes informáticas
          </li>
        </ul>
      </div>
    </div>
  );
}

function Habits() {
  return (
    <ul className={rows}>
      {(
        [
          ['1', 'Recuerdo activo', 'primero responde, después lee'],
          ['2', 'Repetición espaciada', 'repasa justo antes de olvidar'],
          ['3', 'Micropausas', 'para antes de que se note'],
        ] as const
      ).map(([number, habit, how]) => (
        <li key={habit}>
          <Plate variant="outline">{number}</Plate>
          <span>
            <b className="block">{habit}</b>
            <span className="text-small text-muted">{how}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
