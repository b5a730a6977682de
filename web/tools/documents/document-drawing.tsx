import type { Feature, InspectedDocument, Light } from '@atalaya/core/tools/documents/documents';

type Looks = { card: string; ink: string; soft: string; photo: string };

/** The support stays dark under ultraviolet light. */
const looks: Record<Light, Looks> = {
  blanca: { card: '#f3eef4', ink: '#26324a', soft: '#c9bfd6', photo: '#8b93a3' },
  inclinar: { card: '#e9e6ef', ink: '#26324a', soft: '#b9b3cc', photo: '#7f8797' },
  relieve: { card: '#e6e4e0', ink: '#3a3a3a', soft: '#c8c4bb', photo: '#98948b' },
  uv: { card: '#160f3a', ink: '#4a438a', soft: '#2c2566', photo: '#2a235c' },
};

type DrawingProps = {
  document: InspectedDocument;
  light: Light;
  features: readonly Feature[];
  chosen: string | undefined;
};

/** A schematic card: no real document is copied. */
export function DocumentDrawing({ document, light, features, chosen }: DrawingProps) {
  const { card, ink, soft, photo } = looks[light];
  return (
    <svg viewBox="0 0 856 540" aria-hidden="true" className="block w-full">
      <rect width="856" height="540" rx="28" fill={card} />
      {[0, 1, 2, 3, 4, 5, 6].map((line) => (
        <path
          key={line}
          d={`M0 ${90 + line * 62}q214 -70 428 0t428 0`}
          fill="none"
          stroke={soft}
          strokeWidth="2"
          opacity={light === 'uv' ? 0.4 : 0.8}
        />
      ))}
      <rect x="48" y="46" width="64" height="44" rx="4" fill={light === 'uv' ? soft : '#12336b'} />
      <circle cx="80" cy="68" r="12" fill="none" stroke="#e8bc5c" strokeWidth="3" strokeDasharray="3 3" />
      <text x="130" y="80" fontSize="34" fontWeight="700" fontFamily="var(--font-display)" fill={ink}>
        {document.name.toUpperCase()}
      </text>
      <rect x="48" y="150" width="210" height="270" rx="8" fill={soft} />
      <circle cx="153" cy="245" r="52" fill={photo} />
      <path d="M66 420q6-110 87-110t87 110z" fill={photo} />
      {[0, 1, 2, 3].map((row) => (
        <rect
          key={row}
          x="300"
          y={164 + row * 56}
          width={row === 2 ? 180 : 300}
          height="20"
          rx="4"
          fill={ink}
          opacity=".75"
        />
      ))}
      <rect
        x="660"
        y="190"
        width="140"
        height="180"
        rx="70"
        fill={light === 'inclinar' ? '#7fa6f0' : soft}
        opacity=".75"
      />
      <circle cx="730" cy="258" r="30" fill={photo} />
      <path d="M680 352q4-56 50-56t50 56z" fill={photo} />
      <circle
        cx="740"
        cy="104"
        r="36"
        fill={light === 'inclinar' ? '#1b7a4b' : '#b7821b'}
        opacity={light === 'uv' ? 0.25 : 0.9}
      />
      <rect x="48" y="460" width="330" height="26" rx="4" fill={ink} opacity=".6" />
      {light === 'uv' && <Glow />}
      {light === 'relieve' && (
        <path
          d="M300 176h300M300 232h300M300 288h180M300 344h300"
          stroke="#fff"
          strokeWidth="4"
          strokeDasharray="8 8"
          transform="translate(-3 -6)"
        />
      )}
      {features.map((feature, at) => (
        <Mark key={feature.name} feature={feature} number={at + 1} isChosen={chosen === feature.name} />
      ))}
    </svg>
  );
}

const Glow = () => (
  <g fill="none" strokeWidth="4" strokeLinecap="round">
    <path d="M330 150q120 60 240 0t60 160q-160 90-300 20z" stroke="#7dffb2" />
    <path
      d="M120 120l18 14M600 90l-16 16M240 470l20-8M520 440l14 14M700 430l18-10M420 60l4 20"
      stroke="#ff8ad1"
    />
    <path d="M60 330l16 8M780 130l-14 12M340 420l18 2" stroke="#ffe66d" />
  </g>
);

function Mark({
  feature: { at },
  number,
  isChosen,
}: {
  feature: Feature;
  number: number;
  isChosen: boolean;
}) {
  const [x, y, width, height] = at;
  return (
    <g>
      <rect
        {...{ x, y, width, height }}
        rx="12"
        fill={isChosen ? '#e8bc5c' : 'none'}
        fillOpacity=".3"
        stroke="#e8bc5c"
        strokeWidth={isChosen ? 7 : 4}
      />
      <circle cx={x + 4} cy={y + 4} r="22" fill="#e8bc5c" />
      <text
        x={x + 4}
        y={y + 14}
        textAnchor="middle"
        fontSize="30"
        fontWeight="700"
        fontFamily="var(--font-display)"
        fill="#0b1e40"
      >
        {number}
      </text>
    </g>
  );
}
