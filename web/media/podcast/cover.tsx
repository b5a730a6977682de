const arcs = [
  [100, 0.35],
  [80, 0.4],
  [60, 0.5],
  [42, 0.6],
] as const;
const bars = [10, 20, 30, 18, 34, 44, 54, 44, 30, 40, 26, 18, 10];

/** The sunrise over a voice; the server draws the same one for podcast players. */
export function Cover({ topic }: { topic: number | undefined }) {
  return (
    <svg viewBox="0 0 240 240" aria-hidden="true" className="w-full rounded-lg">
      <rect width="240" height="240" fill="#0a1c40" />
      {arcs.map(([radius, opacity]) => (
        <circle key={radius} cx="120" cy="171" r={radius} fill="#1f4b8e" fillOpacity={opacity} />
      ))}
      <circle cx="120" cy="171" r="26" fill="#e8bc5c" />
      <rect y="171" width="240" height="69" fill="#071630" />
      {bars.map((height, at) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing
          key={at}
          x={33 + at * 14}
          y={206 - height / 2}
          width="5"
          height={height}
          rx="2.5"
          fill="#e8bc5c"
        />
      ))}
      <text x="18" y="56" fill="#fff" fontSize="48" fontWeight="700" className="font-display">
        {topic}
      </text>
    </svg>
  );
}
