import { checkId } from '@atalaya/core/tools/identity/dni';
import { emptyIdentityForm, type IdentityForm } from '@atalaya/core/tools/identity/identity-form';
import { Input } from '../../ui/forms/input';
import { FormCard } from '../form-card';
import { Waiting } from '../outcome';
import { ToolFrame } from '../tool-frame';
import { useToolForm } from '../use-tool-form';
import { BatchCard } from './batch-card';
import { IdentityOutcome } from './identity-outcome';
import { ValidityCard } from './validity-card';

export function IdentityTool({ posted }: { posted?: IdentityForm }) {
  const form = useToolForm(emptyIdentityForm, posted);
  const typed = form.inputs.numero;
  return (
    <ToolFrame id="dni-nie" link={form.link}>
      <div className="grid items-start gap-5 lg:grid-cols-[5fr_7fr]">
        <div className="grid gap-5">
          <FormCard formRef={form.formRef} label="Comprobar un número">
            <Input
              label="DNI, NIE o NIF"
              hint="Con o sin letra, con o sin puntos. Sin letra, la calcula."
              placeholder="12345678Z"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              className="font-mono text-[1.375rem]! tracking-wide"
              {...form.field('numero')}
            />
          </FormCard>
          <ValidityCard form={form} />
        </div>
        {typed.trim() === '' ? (
          <Waiting>
            Escribe un número: aquí verás si la letra es la suya y, si no, dónde puede estar el error.
          </Waiting>
        ) : (
          <IdentityOutcome check={checkId(typed)} onUse={(value) => form.set('numero', value)} />
        )}
      </div>
      <BatchCard />
    </ToolFrame>
  );
}
