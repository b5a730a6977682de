type RingProps = {
  label: string;
  /** From 0 to 1. */
  part: number;
  children: React.ReactNode;
};

const RADIUS = 42;
const LENGTH = 2 * Math.PI * RADIUS;

/** How much of a goal is done, around the figure that says it. */
export function Ring({ label, part, children }: RingProps) {
  const done = Math.min(1, Math.max(0, part));
  return (
    <div className="relative grid size-28 flex-none place-items-center">
      <svg
        viewBox="0 0 100 100"
        role="img"
        aria-label={label}
        className="absolute inset-0 size-full -rotate-90"
      >
        <circle cx="50" cy="50" r={RADIUS} fill="none" stroke="var(--sunken)" strokeWidth="10" />
        <circle
          cx="50"
          cy="50"
          r={RADIUS}
          fill="none"
          stroke={done === 1 ? 'var(--gold)' : 'var(--navy)'}
          strokeWidth="10"
          strokeLinecap="round"
          strokeDasharray={`${(LENGTH * done).toFixed(1)} ${LENGTH.toFixed(1)}`}
        />
      </svg>
      <span className="num text-h2">{children}</span>
    </div>
  );
}
