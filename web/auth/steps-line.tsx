type StepsLineProps = { label: string; steps: readonly string[]; now: number };

export function StepsLine({ label, steps, now }: StepsLineProps) {
  return (
    <ol aria-label={label} className="flex">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === now ? 'step' : undefined}
          className="relative flex-1 pt-7 text-small text-muted before:absolute before:top-2 before:right-0 before:left-0 before:h-1 before:bg-line-strong last:flex-none last:before:hidden aria-[current]:font-semibold aria-[current]:text-ink data-done:before:bg-navy"
          data-done={index < now ? '' : undefined}
        >
          <span
            aria-hidden="true"
            className={`absolute top-0 left-0 size-5 rounded-full border-4 ${dotOf(index, now)}`}
          />
          {index < now && <span className="sr-only">Hecho: </span>}
          {step}
        </li>
      ))}
    </ol>
  );
}

function dotOf(index: number, now: number): string {
  if (index < now) return 'border-navy bg-navy';
  return index === now ? 'border-gold bg-gold' : 'border-line-strong bg-ground';
}
