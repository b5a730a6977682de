import { boeUrl, currentCall, placesOf, requirements } from '@atalaya/core/guide/call';
import { formatEuros, formatNumber } from '@atalaya/core/platform/number-format';
import { Check } from 'lucide-react';
import { PhasePart } from './phase-part';

export default function CallSection() {
  const { year, boe, places, feeCents, promotion } = currentCall;
  return (
    <PhasePart id="solicitud">
      <div className="gap-x-16 gap-y-7 lg:grid lg:grid-cols-[5fr_7fr]">
        <div>
          <h3 className="text-h4">La convocatoria de {year}</h3>
          <dl className="mt-3 grid gap-2">
            {[
              ['Promoción', promotion],
              ['Plazas', `${formatNumber(placesOf(currentCall))} en total`],
              ['Turno libre', formatNumber(places.free)],
              ['Reservadas a tropa y marinería', formatNumber(places.reserved)],
              ['Tasa', formatEuros(feeCents)],
            ].map(([what, value]) => (
              <div key={what} className="flex justify-between gap-4 border-b border-line pb-2">
                <dt className="text-muted">{what}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-3 text-small">
            <a href={boeUrl(boe)} className="link" rel="noopener">
              Texto oficial en el BOE ({boe})
            </a>
          </p>
        </div>
        <div className="max-lg:mt-8">
          <h3 className="text-h4">Requisitos</h3>
          <ul className="mt-3 grid gap-2.5">
            {requirements.map((one) => (
              <li key={one} className="flex gap-3">
                <Check className="mt-0.5 size-5 text-success" />
                {one}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </PhasePart>
  );
}
