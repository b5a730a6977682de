import { type NameForm, nameForms } from '@atalaya/core/ranks/ranks';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../platform/api';
import { sentenceFor } from '../platform/http-error';
import { Select } from '../ui/forms/select';
import { toast } from '../ui/overlays/toast-store';

const labels: Record<NameForm, string> = {
  neutral: 'Inspector/a',
  feminine: 'Inspectora',
  masculine: 'Inspector',
};

/** How the ranks are named for this user. */
export function NameFormField({ form }: { form: NameForm }) {
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState(form);
  const choose = async (next: NameForm) => {
    setChosen(next);
    try {
      await call('PUT /api/ranks/record/form', { body: { form: next } });
      await revalidate();
    } catch (error) {
      setChosen(form);
      toast({ variant: 'destructive', title: 'No se ha guardado', description: sentenceFor(error) });
    }
  };
  return (
    <Select
      label="Cómo te nombramos"
      options={nameForms.map((value) => ({ value, label: labels[value] }))}
      value={chosen}
      onChange={({ target }) => void choose(nameForms.find((one) => one === target.value) ?? chosen)}
    />
  );
}
