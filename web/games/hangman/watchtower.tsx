import { LIGHTS } from '@atalaya/core/games/hangman/lights';

const windows = Array.from({ length: LIGHTS }, (_, index) => ({
  x: 86 + (index % 2) * 22,
  y: 94 + Math.floor(index / 2) * 26,
}));

/** The tower at night; its lights go out from the top. */
export function Watchtower({ lights, className }: { lights: number; className?: string }) {
  return (
    <svg viewBox="0 0 200 190" className={className} aria-hidden="true">
      <circle cx="100" cy="176" r="96" fill="#12305E" />
      <circle cx="100" cy="176" r="58" fill="#1D4276" />
      <path d="M62 176l8-112h60l8 112z" fill="#081731" />
      <path d="M62 60v-18h12v9h12v-9h12v9h12v-9h12v9h4v-9h12v18l-6 8H68z" fill="#081731" />
      {windows.map(({ x, y }, index) => (
        <path
          key={`${x} ${y}`}
          d={`M${x} ${y}v-10a4.500 4.500 0 0 1 9 0v10z`}
          fill={index >= LIGHTS - lights ? '#FFD77E' : '#1E3B6B'}
          className="motion-safe:transition-[fill] motion-safe:duration-500"
        />
      ))}
      <path d="M0 176h200v14H0z" fill="#0B1E40" />
    </svg>
  );
}
