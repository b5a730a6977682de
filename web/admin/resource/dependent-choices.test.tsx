// @vitest-environment jsdom
import { formValues, recordFromForm } from '@atalaya/core/admin/record-form';
import type { Field } from '@atalaya/core/admin/resource';
import { couponResource } from '@atalaya/core/checkout/admin/coupons';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type FieldValues, useForm } from 'react-hook-form';
import { afterEach, expect, it } from 'vitest';
import { ResourceForm } from './resource-form';

afterEach(cleanup);

const place: readonly Field[] = [
  {
    path: 'topic',
    label: 'Tema',
    kind: 'number',
    choices: [
      { value: '1', label: '1. Derecho' },
      { value: '2', label: '2. Constitución' },
    ],
  },
  {
    path: 'section',
    label: 'Epígrafe',
    kind: 'line',
    dependsOn: 'topic',
    optional: true,
    choices: [
      { value: 'concepto', label: 'El concepto de derecho', under: '1' },
      { value: 'fuentes', label: 'Las fuentes', under: '1' },
      { value: 'concepto', label: 'El concepto de Constitución', under: '2' },
    ],
  },
];

/** Shows the form and what it would send. */
function Editor({ fields, record }: { fields: readonly Field[]; record: object | undefined }) {
  const form = useForm<FieldValues>({ values: formValues(fields, record) });
  return (
    <>
      <ResourceForm
        formId="f"
        form={form}
        fields={fields}
        onSubmit={() => {}}
        preview={() => null}
        notice={undefined}
        isFromFile={false}
        isReadOnly={false}
      />
      <output>{JSON.stringify(recordFromForm(fields, form.watch()))}</output>
    </>
  );
}
const sent = () => JSON.parse(screen.getByRole('status').textContent ?? '');
const section = () => screen.getByLabelText<HTMLSelectElement>(/Epígrafe/);
const offered = () => [...section().options].map(({ text }) => text);

it('offers the sections of the chosen topic by name, and forgets one of another topic', () => {
  render(<Editor fields={place} record={{ topic: 1, section: 'fuentes' }} />);
  expect(offered()).toEqual(['Sin decir', 'El concepto de derecho', 'Las fuentes']);
  expect(section().value).toBe('fuentes');
  fireEvent.change(screen.getByLabelText('Tema'), { target: { value: '2' } });
  expect(offered()).toEqual(['Sin decir', 'El concepto de Constitución']);
  expect(sent()).toEqual({ topic: 2 });
  fireEvent.change(section(), { target: { value: 'concepto' } });
  expect(sent()).toEqual({ topic: 2, section: 'concepto' });
});

it('shows the section of a record that is loaded after the form', () => {
  const { rerender } = render(<Editor fields={place} record={undefined} />);
  rerender(<Editor fields={place} record={{ topic: 1, section: 'fuentes' }} />);
  expect(section().value).toBe('fuentes');
  rerender(<Editor fields={place} record={{ topic: 2, section: 'concepto' }} />);
  expect(section().selectedOptions[0]?.text).toBe('El concepto de Constitución');
});

it('asks for euros when a coupon takes off a fixed amount, and for a percentage otherwise', () => {
  const coupon = { code: 'VERANO', kind: 'amount', value: 550, scope: 'all', minCents: 0 };
  render(<Editor fields={couponResource.fields} record={coupon} />);
  const amount = screen.getByLabelText<HTMLInputElement>('Importe en euros');
  expect(amount.value).toBe('5,50');
  fireEvent.change(amount, { target: { value: '7,25' } });
  expect(sent()).toMatchObject({ value: 725 });
  fireEvent.change(screen.getByLabelText('Tipo'), { target: { value: 'percent' } });
  fireEvent.change(screen.getByLabelText('Porcentaje'), { target: { value: '20' } });
  expect(sent()).toMatchObject({ kind: 'percent', value: 20 });
});
