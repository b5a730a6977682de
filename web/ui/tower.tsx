type Ink = { body: string; light: string; stone: string; opening: string };

const inks = {
  brand: {
    body: 'var(--navy)',
    light: 'var(--tower-light)',
    stone: 'var(--tower-stone)',
    opening: 'var(--surface)',
  },
  muted: {
    body: 'var(--muted)',
    light: 'var(--line-strong)',
    stone: 'var(--line)',
    opening: 'var(--surface)',
  },
  silhouette: {
    body: 'var(--silhouette)',
    light: 'var(--silhouette-light)',
    stone: 'var(--panel-line)',
    opening: 'var(--panel-gold)',
  },
  night: { body: '#081731', light: '#132b55', stone: '#1e3b6b', opening: '#ffd77e' },
} satisfies Record<string, Ink>;

const merlons = [-58, -33, -8, 17, 42];
const arches = [-42, -24, -6, 12, 30];

/** The one tower, drawn with its foot at 0,0 and 418 units high: place it with a transform inside any SVG. */
export function Tower({ ink = 'brand' }: { ink?: keyof typeof inks }) {
  const { body, light, stone, opening } = inks[ink];
  return (
    <g>
      <path d="M-66 4L-47-292H47L66 4z" fill={body} />
      <path d="M-66 4L-47-292h24L-34 4z" fill={light} />
      <path
        d="M6-60h14M-12-96h10M20-120h10M-8-150h14M14-232h12M-14-258h10M26-180h8M2-30h12"
        stroke={stone}
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M-58-308H58l-4 8-7 10H-47l-7-10z" fill={body} />
      <path d="M-58-308h30l2 18h-21l-7-10z" fill={light} />
      {arches.map((x) => (
        <path key={x} d={`M${x}-288v-6a6 6 0 0 1 12 0v6z`} fill={stone} />
      ))}
      <rect x="-58" y="-336" width="116" height="30" fill={body} />
      <rect x="-58" y="-336" width="28" height="30" fill={light} />
      {merlons.map((x, index) => (
        <rect key={x} x={x} y="-356" width="16" height="24" fill={index === 0 ? light : body} />
      ))}
      <path d="M-9-356v-34h18v34zM-15-388a15 15 0 0 1 30 0z" fill={body} />
      <path d="M0-402v-16" stroke={body} strokeWidth="4" strokeLinecap="round" />
      <rect x="-4" y="-384" width="8" height="20" rx="4" fill={opening} />
      <path d="M-7-196v-16a7 7 0 0 1 14 0v16z" fill={opening} />
      <rect x="-2.5" y="-140" width="5" height="22" rx="2.5" fill={opening} />
      <path d="M-14 4v-34a14 14 0 0 1 28 0V4z" fill={stone} />
    </g>
  );
}

/** The mark of the house, for the header and the tab: the same drawing as public/favicon.svg. */
export function LogoMark({ className = 'size-9.5' }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" className={className} aria-hidden="true">
      <rect width="40" height="40" rx="8" fill="#1C4487" />
      <path d="M4 30a16 16 0 0 1 32 0z" fill="#E8BC5C" />
      <path
        d="M13 36l1.8-17H13v-8h3.4v3h2v-3h3.2v3h2v-3H27v8h-1.8L27 36z"
        fill="#fff"
        stroke="#1C4487"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <rect x="18.4" y="22" width="3.2" height="5.6" rx="1.6" fill="#1C4487" />
      <rect y="33" width="40" height="3" fill="#fff" />
      <path d="M0 36h40v-4a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8z" fill="#1C4487" />
    </svg>
  );
}
