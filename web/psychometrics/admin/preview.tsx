import { generatedTypes, levels, MAX_SEED, typeFacts } from '@atalaya/core/psychometrics/items/item';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { Input } from '../../ui/forms/input';
import { Select } from '../../ui/forms/select';
import { PreviewedItem } from './previewed-item';

/** Makes the item of a type, level and seed. */
export function AdminPreview() {
  const [type, setType] = useState<(typeof generatedTypes)[number]>('number-series');
  const [level, setLevel] = useState<string>('3');
  const [seed, setSeed] = useState('1');
  const number = Number(seed);
  const isSeed = seed !== '' && Number.isInteger(number) && number >= 0 && number <= MAX_SEED;
  return (
    <section aria-label="Ver por semilla" className="max-w-230">
      <div className="flex flex-wrap items-end gap-4">
        <Select
          label="Tipo"
          options={generatedTypes.map((value) => ({ value, label: typeFacts[value].name }))}
          value={type}
          onChange={({ target }) => setType(generatedTypes.find((one) => one === target.value) ?? type)}
        />
        <Select
          label="Nivel"
          options={levels.map((value) => ({ value: String(value), label: String(value) }))}
          value={level}
          onChange={({ target }) => setLevel(target.value)}
        />
        <Input
          label="Semilla"
          inputMode="numeric"
          value={seed}
          error={isSeed ? undefined : 'Un número entero.'}
          onChange={(event) => setSeed(event.target.value)}
        />
        <Button variant="outline" onClick={() => setSeed(String(isSeed ? (number + 1) % MAX_SEED : 1))}>
          Siguiente semilla
        </Button>
      </div>
      {isSeed && <PreviewedItem asked={{ type, level: Number(level), seed: number }} />}
    </section>
  );
}
