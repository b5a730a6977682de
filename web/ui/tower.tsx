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

/** All of one colour is one path: the tower stands on every public page. */
const shapes = {
  body: 'M-66 4L-47-292H47L66 4zM-58-308H58l-4 8-7 10H-47l-7-10zM-58-336H58v30H-58zM-33-356h16v24h-16zM-8-356H8v24H-8zM17-356h16v24H17zM42-356h16v24H42zM-9-356v-34H9v34zM-15-388a15 15 0 0 1 30 0zM-2-418h4v18h-4z',
  light: 'M-66 4L-47-292h24L-34 4zM-58-308h30l2 18h-21l-7-10zM-58-336h28v30h-28zM-58-356h16v24h-16z',
  stone: `${[-42, -24, -6, 12, 30].map((x) => `M${x}-288v-6a6 6 0 0 1 12 0v6z`).join('')}M-14 4v-34a14 14 0 0 1 28 0V4z`,
  joints: 'M6-60h14M-12-96h10M20-120h10M-8-150h14M14-232h12M-14-258h10M26-180h8M2-30h12',
  opening:
    'M0-384a4 4 0 0 1 4 4v12a4 4 0 0 1-8 0v-12a4 4 0 0 1 4-4zM-7-196v-16a7 7 0 0 1 14 0v16zM0-140a2.5 2.5 0 0 1 2.5 2.5v17a2.5 2.5 0 0 1-5 0v-17a2.5 2.5 0 0 1 2.5-2.5z',
};

/** The one tower, drawn with its foot at 0,0 and 418 units high: place it with a transform inside any SVG. */
export function Tower({ ink = 'brand' }: { ink?: keyof typeof inks }) {
  const { body, light, stone, opening } = inks[ink];
  return (
    <g>
      <path d={shapes.body} fill={body} />
      <path d={shapes.light} fill={light} />
      <path d={shapes.stone} fill={stone} />
      <path d={shapes.joints} stroke={stone} strokeWidth="2" strokeLinecap="round" />
      <path d={shapes.opening} fill={opening} />
    </g>
  );
}

/** The logo, the same drawing as public/favicon.svg. */
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
