const day = 'M5 24L20 10l15 14v8L20 18 5 32z';
const top = 'M5 14L20 0l15 14v5L20 5 5 19z';

/** A rank chevron for one day: empty ahead, navy once earned, gold today. */
export function DayChevron({ state, className }: { state: 'done' | 'today' | 'ahead'; className?: string }) {
  const ink = state === 'today' ? 'var(--gold)' : 'var(--navy)';
  return (
    <svg viewBox="0 0 40 34" className={className} aria-hidden="true">
      {state === 'ahead' ? (
        <path d={day} fill="none" stroke="var(--line-strong)" strokeWidth="1.5" />
      ) : (
        <>
          <path d={day} fill={ink} />
          <path d={top} fill={ink} opacity={state === 'today' ? 0.55 : 1} />
        </>
      )}
    </svg>
  );
}

/** Large chevrons fading to the right, as a background for short texts on dark panels. */
export function ChevronField({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 560 260" preserveAspectRatio="xMaxYMid slice" className={className} aria-hidden="true">
      {[0, 1, 2, 3].map((index) => (
        <path
          key={index}
          d="M0 -60L130 130 0 320h74l130-190L74-60z"
          transform={`translate(${index * 130 - 20})`}
          fill="#1d4276"
          opacity={1 - index * 0.22}
        />
      ))}
    </svg>
  );
}
