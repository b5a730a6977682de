import { faultOf } from '@atalaya/core/guide/parse-input';
import { type Device, errorWords, limits, MINUTES_BETWEEN_TESTS } from '@atalaya/core/tools/breath/breath';
import type { BreathForm, BreathReading } from '@atalaya/core/tools/breath/breath-form';
import { inAir } from '@atalaya/core/tools/breath/in-air';
import { Check } from 'lucide-react';
import { Input } from '../../ui/forms/input';
import { Select } from '../../ui/forms/select';
import { Switch } from '../../ui/forms/switch';
import { ChoiceTiles } from '../choice-tiles';
import { FormCard } from '../form-card';
import { RateInput } from '../rate-input';
import type { ToolForm } from '../use-tool-form';

export const drivers = [
  { value: 'general', label: 'General', figure: inAir(limits.general) },
  { value: 'novel', label: 'Novel, menos de dos años', figure: inAir(limits.novel) },
  { value: 'profesional', label: 'Profesional o urgencias', figure: inAir(limits.profesional) },
  { value: 'menor', label: 'Menor de edad', figure: '0' },
];

export const vehicles = [
  { value: 'motor', label: 'Motor o ciclomotor' },
  { value: 'bicicleta', label: 'Bicicleta o patinete (VMP)' },
];

export const devices: { value: Device; label: string }[] = [
  { value: 'servicio', label: 'Más de un año en servicio, ±7,5 %' },
  { value: 'nuevo', label: 'Nuevo o reparado, primer año, ±5 %' },
];

export function BreathFields({ form, reading }: { form: ToolForm<BreathForm>; reading: BreathReading }) {
  const { inputs, set, field, flag } = form;
  const { fields, minutes, device } = reading;
  const hasRefused = inputs.negativa !== '';
  return (
    <FormCard formRef={form.formRef} label="Datos de la prueba">
      <ChoiceTiles
        label="Quién conduce"
        name="conductor"
        options={drivers}
        value={inputs.conductor}
        onChange={(value) => set('conductor', value)}
      />
      <ChoiceTiles
        label="Qué conduce"
        name="vehiculo"
        options={vehicles}
        value={inputs.vehiculo}
        onChange={(value) => set('vehiculo', value)}
      />
      {!hasRefused && (
        <div className="grid gap-3">
          <p className="text-small font-semibold">Resultado, en mg/l de aire</p>
          <div className="grid grid-cols-2 gap-3">
            <RateInput
              label="Primera prueba"
              name="primera"
              value={inputs.primera}
              typed={fields.first}
              onChange={(value) => set('primera', value)}
            />
            <RateInput
              label="Segunda prueba"
              name="segunda"
              value={inputs.segunda}
              typed={fields.second}
              onChange={(value) => set('segunda', value)}
            />
            <Input
              label="Hora"
              size="sm"
              placeholder="2:14"
              maxLength={5}
              error={faultOf(fields.firstAt)}
              {...field('hora1')}
            />
            <Input
              label="Hora"
              size="sm"
              placeholder="2:26"
              maxLength={5}
              error={faultOf(fields.secondAt)}
              {...field('hora2')}
            />
          </div>
          {minutes !== undefined && minutes >= MINUTES_BETWEEN_TESTS && (
            <p className="flex items-center gap-2 text-small text-success">
              <Check className="size-4.5" />
              {minutes} minutos entre pruebas; el mínimo son {MINUTES_BETWEEN_TESTS}
            </p>
          )}
        </div>
      )}
      <Select
        label="Etilómetro"
        options={devices}
        hint={`Margen: ${errorWords(device)}.`}
        {...field('aparato')}
      />
      <div className="grid divide-y divide-line border-y border-line">
        <Switch
          label="Síntomas evidentes"
          className="justify-between py-2.5 flex-row-reverse"
          {...flag('sintomas')}
        />
        <Switch
          label="Sancionado por alcohol el último año"
          className="justify-between py-2.5 flex-row-reverse"
          {...flag('reincide')}
        />
        <Switch
          label="Se niega a la prueba"
          className="justify-between py-2.5 flex-row-reverse"
          {...flag('negativa')}
        />
      </div>
    </FormCard>
  );
}
