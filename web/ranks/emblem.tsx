import { type EmblemParts, fieldNames, frameNames } from '@atalaya/core/ranks/drawing';

const fieldInks = {
  night: ['#0b1e40', '#12336b', '#1d4276'],
  dawn: ['#5c3b05', '#845909', '#9a6c12'],
  sea: ['#0d2f4d', '#1b5480', '#266a9c'],
  wood: ['#0d3d25', '#1b6642', '#257a51'],
  wine: ['#4a0f0c', '#7c1d18', '#932a24'],
} as const;

const outlines = {
  shield: ['M6 10q54 10 108 0v78q0 36-54 56Q6 124 6 88z', 'M14 18q46 8 92 0v69q0 30-46 49-46-19-46-49z'],
  round: ['M60 6a69 69 0 1 1 0 138 69 69 0 0 1 0-138z', 'M60 15a60 60 0 1 1 0 120 60 60 0 0 1 0-120z'],
  hexagon: ['M60 5l56 32v76l-56 32-56-32V37z', 'M60 15l47 27v66l-47 27-47-27V42z'],
} as const;

const chevronPaths = [
  'M28 104l32-18 32 18v9L60 95 28 113z',
  'M32 119l28-16 28 16v8l-28-16-28 16z',
  'M38 131l22-13 22 13v7l-22-13-22 13z',
];

const tower =
  'M-66 4L-47-292H47L66 4zM-58-308H58l-4 8-7 10H-47l-7-10zM-58-336H58v30H-58zM-33-356h16v24h-16zM-8-356H8v24H-8zM17-356h16v24H17zM42-356h16v24H42zM-9-356v-34H9v34zM-15-388a15 15 0 0 1 30 0zM-2-418h4v18h-4z';

const SUN = { x: 60, y: 60 };
const GOLD = '#e8bc5c';

/** What the drawing shows, for those who cannot see it. */
const describe = ({ frame, field, chevrons, rays }: EmblemParts): string =>
  [
    `${frameNames[frame]} de color ${fieldNames[field].toLowerCase()} con una torre`,
    chevrons > 0 ? `${chevrons} ${chevrons === 1 ? 'galón' : 'galones'}` : '',
    rays > 0 ? `un sol de ${rays} rayos` : '',
  ]
    .filter((part) => part !== '')
    .join(', ');

type EmblemProps = { parts: EmblemParts; name?: string; className?: string };

/** A rank's emblem: a tower before the sun. Invented, like its parts. */
export function Emblem({ parts, name, className }: EmblemProps) {
  const [edge, ground, halo] = fieldInks[parts.field];
  const [outer, inner] = outlines[parts.frame];
  return (
    <>
      <svg
        viewBox={parts.frame === 'shield' ? '0 0 120 150' : '-12 0 144 150'}
        className={className}
        aria-hidden="true"
      >
        <path d={outer} fill={edge} />
        <path d={inner} fill={ground} />
        <circle cx={SUN.x} cy={SUN.y} r="30" fill={halo} />
        {Array.from({ length: parts.rays }, (_, index) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: the rays never change
            key={index}
            d="M60 33.5v-8"
            stroke={GOLD}
            strokeWidth="2.6"
            strokeLinecap="round"
            transform={`rotate(${(360 * index) / parts.rays} ${SUN.x} ${SUN.y})`}
          />
        ))}
        <circle cx={SUN.x} cy={SUN.y} r="19" fill={GOLD} />
        <path d={tower} fill="#fff" transform={`translate(60 ${SUN.y + 18}) scale(.125)`} />
        {chevronPaths.slice(0, parts.chevrons).map((path) => (
          <path key={path} d={path} fill={GOLD} />
        ))}
      </svg>
      {name && <span className="sr-only">{`Emblema de ${name}: ${describe(parts)}`}</span>}
    </>
  );
}
