import { basis } from '@atalaya/core/tools/norms';
import type { VinRead } from '@atalaya/core/tools/vin/vin';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Note } from '../../ui/note';
import { BasisList } from '../basis-list';
import { Outcome, type Tone } from '../outcome';

const law = [
  basis('RGV', '8', 'Bastidor grabado y placa: nadie puede alterarlos ni quitarlos'),
  basis('CP', '392', 'Falsedad en la documentación, si la hay'),
  basis('CP', '298', 'Receptación, si procede de un robo'),
];

type State = VinRead['check']['state'];

const tones: Record<State, Tone> = { right: 'success', wrong: 'danger', unused: 'neutral' };

const above: Record<State, string> = {
  right: 'El dígito de control encaja',
  wrong: 'El dígito de control no encaja',
  unused: 'Estructura correcta; en Europa el dígito de control no se exige',
};

export function VinOutcome({ result }: { result: VinRead }) {
  const { parts, check, maker, country, region } = result;
  return (
    <Outcome
      tone={tones[check.state]}
      above={above[check.state]}
      title={maker ?? country ?? region}
      text={
        check.state === 'wrong' ? (
          <p>
            En la posición 9 hay <b>{check.found}</b> y tendría que haber <b>{check.expected}</b>. En Estados
            Unidos y Canadá es obligatorio: o está mal copiado, o está alterado.
          </p>
        ) : undefined
      }
    >
      <div className="grid grid-cols-[3fr_6fr_8fr] gap-1 text-center">
        <Part name="Fabricante" value={parts.wmi} look="bg-navy text-on-navy" />
        <Part
          name="Modelo"
          value={parts.vds}
          look="bg-navy-tint text-navy"
          marked={check.state === 'wrong' ? 5 : undefined}
        />
        <Part name="Año, planta y serie" value={parts.vis} look="bg-gold text-on-gold" />
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-small [&_dt]:text-muted">
        <dt>Fabricante</dt>
        <dd>{maker ?? 'No está en la lista: mira país y papeles'}</dd>
        <dt>País</dt>
        <dd>{country ? `${country} (${region})` : region}</dd>
        <dt>Año del modelo</dt>
        <dd>{yearWords(result)}</dd>
        <dt>Dígito de control</dt>
        <dd>
          {check.state === 'unused'
            ? `No se aplica (saldría ${check.expected}, hay ${check.found})`
            : `Sale ${check.expected}, hay ${check.found}`}
        </dd>
        <dt>Planta y serie</dt>
        <dd className="font-mono">
          {result.plant} · {result.serial}
        </dd>
      </dl>
      {result.isSample && (
        <Note tone="warning" icon={<TriangleAlert />}>
          Es un número de prueba: la cuenta sale, pero ningún vehículo lo lleva.
        </Note>
      )}
      {result.isSmallMaker && (
        <Note icon={<TriangleAlert />}>
          El 9 en tercer lugar es de un fabricante de pocas unidades: las posiciones 12 a 14 completan quién
          es.
        </Note>
      )}
      <BasisList list={law} />
    </Outcome>
  );
}

type PartProps = { name: string; value: string; look: string; marked?: number };

const Part = ({ name, value, look, marked }: PartProps) => (
  <div className="min-w-0">
    <p className={`rounded-md py-2.5 font-mono text-[clamp(0.875rem,3.6vw,1.25rem)] font-semibold ${look}`}>
      {marked === undefined ? (
        value
      ) : (
        <>
          {value.slice(0, marked)}
          <mark className="rounded-sm bg-danger px-0.5 text-on-status">{value.charAt(marked)}</mark>
          {value.slice(marked + 1)}
        </>
      )}
    </p>
    <p className="mt-1 text-micro text-muted">{name}</p>
  </div>
);

function yearWords({ years, isYearCertain }: VinRead): ReactNode {
  if (years.length === 0) return 'Año no codificado';
  if (isYearCertain) return years[0];
  return `${years.join(' o ')}, si el fabricante lo codifica: en Europa no es obligatorio`;
}
