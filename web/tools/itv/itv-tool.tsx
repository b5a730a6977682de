import { itvKinds, itvNames } from '@atalaya/core/tools/itv/itv';
import { emptyItvForm, type ItvForm, readItv } from '@atalaya/core/tools/itv/itv-form';
import { Input } from '../../ui/forms/input';
import { Select } from '../../ui/forms/select';
import { Plate } from '../../ui/plate';
import { Section } from '../../ui/section';
import { FormCard } from '../form-card';
import { Waiting } from '../outcome';
import { PrintedInputs } from '../printed-inputs';
import { ToolFrame } from '../tool-frame';
import { useToday } from '../use-today';
import { useToolForm } from '../use-tool-form';
import { ItvOutcome } from './itv-outcome';

const verdicts = [
  { value: 'favorable', label: 'Favorable (sin defectos o leves)' },
  { value: 'desfavorable', label: 'Desfavorable (algún defecto grave)' },
  { value: 'negativa', label: 'Negativa (algún defecto muy grave)' },
];

export function ItvTool({ posted }: { posted?: ItvForm }) {
  const form = useToolForm(emptyItvForm, posted);
  const reading = readItv(form.inputs, useToday());
  const { faults, result } = reading;
  const day = { maxLength: 10, autoComplete: 'off' } as const;
  return (
    <ToolFrame id="verificador-itv" link={form.link}>
      {result && (
        <PrintedInputs
          rows={[
            ['Primera matriculación', form.inputs.matriculacion],
            ['Caduca la última ITV', form.inputs.caduca],
            ['Fecha de la inspección', form.inputs.inspeccion],
          ]}
        />
      )}
      <div className="grid items-start gap-5 lg:grid-cols-[5fr_7fr]">
        <FormCard formRef={form.formRef} label="Datos del vehículo">
          <Select
            label="Clase de vehículo"
            options={itvKinds.map((value) => ({ value, label: itvNames[value] }))}
            {...form.field('clase')}
          />
          <Input
            label="Primera matriculación"
            hint="Casilla B del permiso de circulación."
            placeholder="15/03/2022"
            error={faults.registered}
            {...day}
            {...form.field('matriculacion')}
          />
          <Input
            label="Caduca la última ITV"
            hint="Si ya ha pasado alguna. Está en la pegatina y en la ficha técnica."
            placeholder="15/03/2026"
            error={faults.expiry}
            {...day}
            {...form.field('caduca')}
          />
          <Input
            label="Fecha de la inspección"
            hint="Si se ha hecho otra después, para saber la siguiente."
            placeholder="20/02/2026"
            error={faults.inspected}
            {...day}
            {...form.field('inspeccion')}
          />
          <Select label="Resultado de esa inspección" options={verdicts} {...form.field('resultado')} />
        </FormCard>
        {result ? (
          <ItvOutcome reading={reading} result={result} />
        ) : (
          <Waiting>
            Escribe la fecha de matriculación: aquí verás cuándo toca la ITV y qué pasa si no se pasa.
          </Waiting>
        )}
      </div>
      <ResultsCard />
    </ToolFrame>
  );
}

const rows = [
  ['Favorable', 'Ninguno o leves (DL)', 'Circula. Los leves se reparan en 2 meses, sin volver.', '9.4, 11.1'],
  ['Desfavorable', 'Algún grave (DG)', 'Solo hasta el taller y de vuelta a la ITV, en 2 meses.', '9.4, 11.2'],
  ['Negativa', 'Algún muy grave (DMG)', 'No circula: sale en grúa. Vuelve reparado en 2 meses.', '9.4, 11.3'],
  ['Caducada', 'No cuentan', 'Denuncia y 10 días para pasarla; después, baja de oficio.', '6.9'],
] as const;

/** What each result means, for every vehicle. */
const ResultsCard = () => (
  <Section id="resultados" title="Qué significa cada resultado" titleClass="mb-4 text-h3" className="mt-8">
    <ul className="overflow-hidden rounded-lg border border-line bg-surface">
      {rows.map(([result, defects, what, article]) => (
        <li
          key={result}
          className="grid gap-x-6 gap-y-1 border-b border-line px-5 py-4 last:border-b-0 md:grid-cols-[10rem_13rem_1fr_auto] md:items-center"
        >
          <h3 className="font-sans text-body font-semibold">{result}</h3>
          <p className="text-small text-muted">
            <span className="md:sr-only">Defectos: </span>
            {defects}
          </p>
          <p>{what}</p>
          <p className="flex items-center gap-2 text-small text-muted">
            <Plate size="sm" variant="outline">
              {article}
            </Plate>
            RD 920/2017
          </p>
        </li>
      ))}
    </ul>
  </Section>
);
