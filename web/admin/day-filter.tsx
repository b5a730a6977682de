import { controlClass } from '../ui/forms/control-class';

type DayFilterProps = { label: string; value: string; onChange: (day: string) => void };

export function DayFilter({ label, value, onChange }: DayFilterProps) {
  return (
    <label className="flex items-center gap-2 text-small font-semibold">
      {label}
      <input
        type="date"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={controlClass('sm')}
      />
    </label>
  );
}
