/** Windows in two columns up to eight members, in three from nine on. */
function places(members: number): { x: number; y: number }[] {
  const columns = members > 8 ? 3 : 2;
  const rows = Math.ceil(members / columns);
  const gap = Math.min(60, 210 / rows);
  return Array.from({ length: members }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, members - row * columns);
    const x = ((index % columns) - (inRow - 1) / 2) * (columns === 3 ? 32 : 46);
    return { x, y: -226 + row * gap };
  });
}

const LIT = '#ffd77e';
const DARK = '#1e3b6b';

type TowerProps = { members: number; lit: number; className?: string };

/** The patrol's tower: one window per member, lit for those who did their part today. */
export function PatrolTower({ members, lit, className }: TowerProps) {
  return (
    <svg viewBox="0 0 460 400" preserveAspectRatio="xMaxYMax meet" className={className} aria-hidden="true">
      <circle cx="270" cy="330" r="330" fill="#0e2650" />
      <circle cx="270" cy="330" r="240" fill="#143362" />
      <circle cx="270" cy="330" r="158" fill="#1d4276" />
      <circle cx="270" cy="330" r="92" fill="#3b608f" />
      <path d="M0 346l110-26 90 14 120-26 140 22v70H0z" fill="#17325f" />
      <g transform="translate(270 352) scale(.86)">
        <path
          d="M-78 4L-58-292H58L78 4zM-70-308H70l-5 8-7 10H-58l-7-10zM-70-336H70v30H-70zM-70-360h20v26h-20zM-40-360h20v26h-20zM-10-360h20v26h-20zM20-360h20v26H20zM50-360h20v26H50z"
          fill="#081731"
        />
        <path d="M-78 4L-58-292h26L-40 4zM-70-360h20v26h-20zM-70-336h30v30h-30z" fill="#132b55" />
        {places(members).map(({ x, y }, index) => (
          <path
            key={`${x} ${y}`}
            d="M-9 24V0a9 9 0 0 1 18 0v24z"
            transform={`translate(${x} ${y})`}
            fill={index < lit ? LIT : DARK}
          />
        ))}
        <path d="M-16 4v-24a16 16 0 0 1 32 0V4z" fill={DARK} />
      </g>
      <path d="M0 356q220-14 460 0v44H0z" className="fill-panel" />
    </svg>
  );
}
