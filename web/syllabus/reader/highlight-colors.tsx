import {
  type HighlightColor,
  highlightColorNames,
  highlightColors,
} from '@atalaya/core/syllabus/reading/notes';
import { Check } from 'lucide-react';
import { useId } from 'react';

export const highlightFill: Record<HighlightColor, string> = {
  yellow: 'bg-mark',
  green: 'bg-mark-green',
  blue: 'bg-mark-blue',
};

type ColorsProps = { value: HighlightColor; onChange: (color: HighlightColor) => void };

export function HighlightColors({ value, onChange }: ColorsProps) {
  const name = useId();
  return (
    <fieldset className="flex gap-1">
      <legend className="sr-only">Color del subrayado</legend>
      {highlightColors.map((color, index) => (
        <label
          key={color}
          className="grid size-11 place-items-center rounded-md has-focus-visible:outline-3 has-focus-visible:outline-gold"
        >
          <input
            type="radio"
            name={name}
            value={color}
            checked={value === color}
            onChange={() => onChange(color)}
            aria-label={highlightColorNames[color]}
            aria-keyshortcuts={String(index + 1)}
            className="peer sr-only"
          />
          <span
            className={`grid size-8 place-items-center rounded-full border-[1.5px] border-line-strong text-on-mark peer-checked:border-2 peer-checked:border-ink [&_svg]:size-4 ${highlightFill[color]}`}
          >
            {value === color && <Check />}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
