import { longDay } from '@atalaya/core/platform/date-format';
import { type IdentityForm, readValidity } from '@atalaya/core/tools/identity/identity-form';
import { Card } from '../../ui/card';
import { Input } from '../../ui/forms/input';
import { Select } from '../../ui/forms/select';
import { BasisList } from '../basis-list';
import { useToday } from '../use-today';
import type { ToolForm } from '../use-tool-form';

const documents = [
  { value: 'dni', label: 'DNI' },
  { value: 'pasaporte', label: 'Pasaporte' },
];

/** Until when a document is valid, by age at issue. */
export function ValidityCard({ form }: { form: ToolForm<IdentityForm> }) {
  const today = useToday();
  const { faults, validity } = readValidity(form.inputs, today);
  return (
    <Card className="print:hidden">
      <details>
        <summary className="font-display text-h4 font-bold">¿Hasta cuándo vale?</summary>
        <div className="mt-5 grid gap-4">
          <Select label="Documento" options={documents} {...form.field('documento')} />
          <div className="grid grid-cols-2 items-start gap-4">
            <Input
              label="Nacimiento"
              placeholder="15/03/1990"
              maxLength={10}
              error={faults.birth}
              {...form.field('nacimiento')}
            />
            <Input
              label="Expedición"
              placeholder="10/05/2025"
              maxLength={10}
              error={faults.issue}
              {...form.field('expedicion')}
            />
          </div>
          {validity && (
            <div role="status" className="grid gap-3">
              {validity.kind === 'printed' ? (
                <p>Más de 10 años: vale la fecha impresa en la tarjeta.</p>
              ) : (
                <p>
                  Vale hasta el <b>{longDay(validity.until)}</b>
                  {validity.until < today && ': ya ha caducado'}.
                  {form.inputs.documento === 'dni' &&
                    ` Se renueva desde el ${longDay(validity.renewableFrom)}.`}
                </p>
              )}
              <BasisList list={[validity.basis]} label="Base legal de la validez" />
            </div>
          )}
        </div>
      </details>
    </Card>
  );
}
