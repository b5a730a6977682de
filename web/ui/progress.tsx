type ProgressProps = {
  label: string;
  value: number;
  max?: number;
  tone?: 'navy' | 'gold' | 'success';
  valueText?: string;
};

const tones = { navy: 'bg-navy', gold: 'bg-gold', success: 'bg-success' } as const;

/** How far something has come. The label is read out; write the figure beside it for the eye. */
export function Progress({ label, value, max = 100, tone = 'navy', valueText }: ProgressProps) {
  const part = Math.min(1, Math.max(0, max > 0 ? value / max : 0));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      className="h-2 overflow-hidden rounded-full bg-sunken shadow-[inset_0_0_0_1px_var(--line)]"
    >
      <div
        className={`h-full w-full origin-left rounded-full transition-transform ${tones[tone]}`}
        style={{ transform: `translateX(${(part - 1) * 100}%)` }}
      />
    </div>
  );
}
