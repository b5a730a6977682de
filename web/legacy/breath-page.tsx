import { emptyBreathForm, readBreath } from '@atalaya/core/tools/breath/breath-form';
import { breathBasis, nextSteps } from '@atalaya/core/tools/breath/breath-law';
import { knownInputs } from '@atalaya/core/tools/fragment';
import { BasisList } from '../tools/basis-list';
import { BreathOutcome } from '../tools/breath/breath-outcome';
import type { Route } from './+types/breath-page';
import { ChoiceField, Submit, TextField } from './classic-field';

export const handle = { audience: 'guest' } as const;

export const action = async ({ request }: Route.ActionArgs) => ({
  inputs: knownInputs(await request.formData(), emptyBreathForm),
});

const drivers = [
  ['general', 'General'],
  ['novel', 'Novel, menos de dos años'],
  ['profesional', 'Profesional o urgencias'],
  ['menor', 'Menor de edad'],
] as const;

const vehicles = [
  ['motor', 'Motor o ciclomotor'],
  ['bicicleta', 'Bicicleta o patinete (VMP)'],
] as const;

const devices = [
  ['servicio', 'Más de un año en servicio'],
  ['nuevo', 'Nuevo o reparado, primer año'],
] as const;

const flags = [
  ['sintomas', 'Síntomas evidentes'],
  ['reincide', 'Sancionado por alcohol el último año'],
  ['negativa', 'Se niega a la prueba'],
] as const;

export default function ClassicBreathPage({ actionData }: Route.ComponentProps) {
  const inputs = actionData?.inputs ?? emptyBreathForm;
  const { driver, vehicle, fields, result } = readBreath(inputs);
  const faultOf = (name: keyof typeof fields) => {
    const field = fields[name];
    return field.kind === 'fault' ? field.fault : undefined;
  };
  return (
    <>
      <h1 className="text-h3">Alcoholímetro</h1>
      <form method="post">
        <ChoiceField label="Quién conduce" name="conductor" value={inputs.conductor} choices={drivers} />
        <ChoiceField label="Qué conduce" name="vehiculo" value={inputs.vehiculo} choices={vehicles} />
        <ChoiceField label="Etilómetro" name="aparato" value={inputs.aparato} choices={devices} />
        <TextField
          label="Primera prueba, mg/l de aire"
          name="primera"
          inputMode="decimal"
          defaultValue={inputs.primera}
          error={faultOf('first')}
        />
        <TextField
          label="Segunda prueba, mg/l de aire"
          name="segunda"
          inputMode="decimal"
          defaultValue={inputs.segunda}
          error={faultOf('second')}
        />
        {flags.map(([name, label]) => (
          <label key={name} className="mt-3 flex min-h-9 items-center gap-2">
            <input type="checkbox" name={name} value="si" defaultChecked={inputs[name] !== ''} />
            {label}
          </label>
        ))}
        <Submit>Calcular</Submit>
      </form>
      {result && (
        <div className="mt-6">
          <BreathOutcome result={result}>
            <BasisList list={breathBasis(driver, vehicle, result)} />
          </BreathOutcome>
          <h2 className="mt-5 text-h4">Y ahora</h2>
          <ol className="mt-1 list-decimal pl-6">
            {nextSteps(driver, result).map(({ text, source }) => (
              <li key={text}>
                {text} ({source})
              </li>
            ))}
          </ol>
        </div>
      )}
    </>
  );
}
