import { MOST_PAIN } from '@atalaya/core/fitness/training/health';
import { Stethoscope } from 'lucide-react';
import { Slider } from '../../ui/forms/slider';
import { Note } from '../../ui/note';

const efforts = [
  '',
  'muy suave',
  'suave',
  'suave',
  'algo duro',
  'duro',
  'duro',
  'muy duro',
  'muy duro',
  'casi al límite',
  'al límite',
];

export const effortWords = (effort: number): string => `${effort}, ${efforts[effort] ?? ''}`;

type PainProps = { pain: number | null; onChange: (pain: number) => void };

/** Pain from 0 to 10. Above three the page says to stop and to see a doctor. */
export function PainField({ pain, onChange }: PainProps) {
  return (
    <div className="grid gap-3">
      <Slider
        label="Dolor, del 0 al 10"
        value={[pain ?? 0]}
        min={0}
        max={10}
        format={(value) => (pain === null ? 'sin indicar' : String(value))}
        onChange={([value = 0]) => onChange(value)}
      />
      {pain !== null && pain > MOST_PAIN && (
        <div role="alert">
          <Note tone="danger" icon={<Stethoscope />}>
            Con más de {MOST_PAIN} de dolor, para y consulta a un médico antes de seguir. Si es dolor en el
            pecho, mareo o falta de aire, llama al 112.
          </Note>
        </div>
      )}
    </div>
  );
}
