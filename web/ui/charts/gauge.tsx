type GaugeProps = {
  /** What the reading is, for those who do not see it: «Probabilidad de aptitud». */
  label: string;
  value: number;
  low: number;
  high: number;
  /** The interval in words, under the reading. */
  interval: string;
};

const CENTRE = { x: 148, y: 150 };

const at = (percent: number, radius: number): string => {
  const angle = Math.PI * (1 - percent / 100);
  return `${(CENTRE.x + radius * Math.cos(angle)).toFixed(1)} ${(CENTRE.y - radius * Math.sin(angle)).toFixed(1)}`;
};

const arc = (from: number, to: number, radius: number): string =>
  `M${at(from, radius)}A${radius} ${radius} 0 0 1 ${at(to, radius)}`;

const ticks = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100];

/** A sun on its arc is the reading, the outer gold arc its interval. It travels there once. */
export function Gauge({ label, value, low, high, interval }: GaugeProps) {
  return (
    <svg
      viewBox="-4 0 304 186"
      role="img"
      aria-label={`${label}: ${value} %, ${interval}`}
      className="w-full max-w-82 font-sans text-[15px]"
    >
      <path d={arc(0, 100, 114)} fill="none" stroke="var(--sunken)" strokeWidth="20" />
      <path d={arc(0, 100, 124)} fill="none" stroke="var(--line)" />
      <path d={arc(0, 100, 104)} fill="none" stroke="var(--line)" />
      <path d={arc(0, value, 114)} fill="none" stroke="var(--navy)" strokeWidth="20" />
      <path d={arc(low, high, 133)} fill="none" stroke="var(--gold)" strokeWidth="5" strokeLinecap="round" />
      {ticks.map((tick) => (
        <path
          key={tick}
          d={`M${at(tick, 98)}L${at(tick, tick % 50 === 0 ? 88 : 92)}`}
          stroke="var(--line-strong)"
          strokeWidth="1.5"
        />
      ))}
      <g
        className="animate-rise"
        style={{
          transformOrigin: `${CENTRE.x}px ${CENTRE.y}px`,
          '--from': `${(-value * 180) / 100}deg`,
        }}
      >
        <circle
          cx={at(value, 114).split(' ')[0]}
          cy={at(value, 114).split(' ')[1]}
          r="17"
          fill="var(--gold)"
          stroke="var(--surface)"
          strokeWidth="4"
        />
      </g>
      <path d="M4 152h288" stroke="var(--ink)" strokeWidth="3" />
      <text
        x="148"
        y="138"
        textAnchor="middle"
        fill="var(--ink)"
        className="font-display text-[82px] font-bold tracking-[-2px]"
      >
        {value}
        <tspan dx="3" className="text-[40px]">
          %
        </tspan>
      </text>
      <text x="30" y="174" textAnchor="middle" fill="var(--muted)">
        0
      </text>
      <text x="266" y="174" textAnchor="middle" fill="var(--muted)">
        100
      </text>
      <text x="148" y="176" textAnchor="middle" fill="var(--ink)" className="text-[16px] font-semibold">
        {interval}
      </text>
    </svg>
  );
}
