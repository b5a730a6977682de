import { readVin } from '@atalaya/core/tools/vin/vin';
import { emptyVinForm, type VinForm } from '@atalaya/core/tools/vin/vin-form';
import { alterationSigns } from '@atalaya/core/tools/vin/vin-places';
import { Search } from 'lucide-react';
import { Card } from '../../ui/card';
import { Input } from '../../ui/forms/input';
import { Note } from '../../ui/note';
import { FormCard } from '../form-card';
import { Waiting } from '../outcome';
import { ToolFrame } from '../tool-frame';
import { useToday } from '../use-today';
import { useToolForm } from '../use-tool-form';
import { VinOutcome } from './vin-outcome';
import { WhereCard } from './where-card';

export function VinTool({ posted }: { posted?: VinForm }) {
  const form = useToolForm(emptyVinForm, posted);
  const year = Number(useToday().slice(0, 4));
  const result = readVin(form.inputs.bastidor, year);
  return (
    <ToolFrame id="localizador-vin" link={form.link}>
      <div className="grid items-start gap-5 lg:grid-cols-[5fr_7fr]">
        <FormCard formRef={form.formRef} label="Número de bastidor">
          <Input
            label="Bastidor (VIN)"
            hint="17 caracteres, sin I, O ni Q. Está en la casilla E del permiso de circulación."
            placeholder="VSSZZZ6JZ9R000001"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            error={result.kind === 'fault' ? result.fault : undefined}
            className="font-mono text-[1.125rem]! tracking-wide"
            {...form.field('bastidor')}
          />
          {result.kind === 'fault' && result.suggestion && (
            <button
              type="button"
              className="link min-h-11 justify-self-start text-left"
              onClick={() => form.set('bastidor', result.suggestion ?? '')}
            >
              ¿Querías escribir <span className="font-mono">{result.suggestion}</span>?
            </button>
          )}
        </FormCard>
        {result.kind === 'read' ? (
          <VinOutcome result={result} />
        ) : (
          <Waiting>Escribe el bastidor: aquí verás fabricante, país, año y dígito de control.</Waiting>
        )}
      </div>
      <div className="mt-5 grid items-start gap-5 lg:grid-cols-[7fr_5fr]">
        <WhereCard form={form} />
        <AlterationCard />
      </div>
    </ToolFrame>
  );
}

const AlterationCard = () => (
  <Card>
    <h2 className="text-h3">Señales de manipulación</h2>
    <ul className="mt-4 grid gap-2 text-small">
      {alterationSigns.map((sign) => (
        <li key={sign} className="flex gap-3 border-t border-line pt-2">
          {sign}
        </li>
      ))}
    </ul>
    <div className="mt-5">
      <Note icon={<Search />}>
        El revelado magnético o químico lo hace Policía Científica: no rasques ni lijes nunca.
      </Note>
    </div>
  </Card>
);
