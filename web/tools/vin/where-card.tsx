import type { VinForm } from '@atalaya/core/tools/vin/vin-form';
import {
  papers,
  places,
  type VehicleKind,
  vehicleKinds,
  vehicleNames,
} from '@atalaya/core/tools/vin/vin-places';
import { Card } from '../../ui/card';
import { Select } from '../../ui/forms/select';
import type { ToolForm } from '../use-tool-form';

/** Outlines on a field of 400 × 200. */
const outlines: Record<VehicleKind, string> = {
  turismo:
    'M20 140q0-34 44-40l46-6 46-42q8-6 22-6h90q14 0 24 10l36 40 36 6q22 4 22 30v8q0 10-10 10H30q-10 0-10-10z',
  todoterreno: 'M20 150v-44l66-8 34-50q6-8 18-8h210q20 0 22 20l6 78q0 14-12 14H32q-12 0-12-2z',
  camion: 'M16 150V66q0-12 12-12h64q10 0 14 10l18 40h8V36h236q12 0 12 12v92q0 12-12 12H28q-12 0-12-2z',
  moto: 'M120 78l30-26 14 6-12 16 40 20h70l50-18 30 4-24 30-50 8-20 32h-62l-40-24z',
  remolque: 'M30 150h30V54q0-14 16-14h262q22 0 22 22v78q0 12-12 12H42z',
};

const wheels: Record<VehicleKind, readonly (readonly [x: number, r: number])[]> = {
  turismo: [
    [94, 26],
    [308, 26],
  ],
  todoterreno: [
    [88, 30],
    [308, 30],
  ],
  camion: [
    [68, 26],
    [270, 26],
    [328, 26],
  ],
  moto: [
    [90, 40],
    [316, 40],
  ],
  remolque: [
    [210, 26],
    [268, 26],
  ],
};

export function WhereCard({ form }: { form: ToolForm<VinForm> }) {
  const kind = vehicleKinds.find((one) => one === form.inputs.vehiculo) ?? 'turismo';
  return (
    <Card>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 className="text-h3">Dónde buscarlo</h2>
        <Select
          label="Clase de vehículo"
          hideLabel
          size="sm"
          options={vehicleKinds.map((value) => ({ value, label: vehicleNames[value] }))}
          fieldClassName="w-60 print:hidden"
          {...form.field('vehiculo')}
        />
      </div>
      <svg viewBox="0 0 400 200" aria-hidden="true" className="mt-4 w-full max-w-xl">
        <path
          d={outlines[kind]}
          fill="var(--navy-tint)"
          stroke="var(--navy)"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
        {kind === 'moto' && (
          <path
            d="M134 74L90 152M226 120L316 152"
            stroke="var(--navy)"
            strokeWidth="6"
            strokeLinecap="round"
          />
        )}
        {wheels[kind].map(([x, r]) => (
          <circle
            key={x}
            cx={x}
            cy="152"
            r={r}
            fill="var(--surface)"
            stroke="var(--navy)"
            strokeWidth="2.5"
          />
        ))}
        <path d="M8 180h384" stroke="var(--line-strong)" strokeWidth="2" />
        {places[kind].map(({ x, y, text }, at) => (
          <g key={text}>
            <circle cx={x * 4} cy={y * 2} r="13" fill="var(--gold)" />
            <text
              x={x * 4}
              y={y * 2 + 6}
              textAnchor="middle"
              fill="var(--on-gold)"
              fontFamily="var(--font-display)"
              fontWeight="700"
              fontSize="17"
            >
              {at + 1}
            </text>
          </g>
        ))}
      </svg>
      <ol className="mt-2 grid gap-1">
        {places[kind].map(({ text }, at) => (
          <li key={text} className="flex gap-3">
            <b className="num w-4 flex-none text-gold-ink">{at + 1}</b>
            {text}
          </li>
        ))}
      </ol>
      <p className="mt-4 text-small text-muted">
        Y en todos: {papers.join('; ')}. Compara al menos tres sitios con los papeles.
      </p>
    </Card>
  );
}
