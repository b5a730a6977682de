import { Tower } from './tower';

const rings = [
  [1080, '#0c2147'],
  [880, '#0f2852'],
  [715, '#143362'],
  [570, '#1d4276'],
  [446, '#2f5688'],
  [340, '#557396'],
  [252, '#8c99a0'],
  [182, '#c6b68d'],
  [126, '#ebcb80'],
  [78, '#fce5ab'],
] as const;

type HorizonProps = {
  /** The part of the scene to show; the sun stands at 1030,590 and the tower's foot at 1030,640. */
  viewBox?: string;
  preserveAspectRatio?: string;
  tower?: boolean;
  className?: string;
};

/** Dawn as flat rings around a low sun, cut by the land. Keep texts on rings no lighter than #2f5688. */
export function Horizon({
  viewBox = '0 0 1440 800',
  preserveAspectRatio = 'xMidYMax slice',
  tower = true,
  className,
}: HorizonProps) {
  return (
    <svg {...{ viewBox, preserveAspectRatio, className }} aria-hidden="true">
      <rect x="-2000" y="-1700" width="5440" height="2700" fill="#0a1b3a" />
      {rings.map(([radius, fill]) => (
        <circle key={radius} cx="1030" cy="590" r={radius} fill={fill} />
      ))}
      <path
        d="M-400 640L180 600l120-38 90 26 140-52 110 40 120-22 160 44 130-30 150 34 110-40 160 30 170-18 220 40V800H-400z"
        fill="#2b4a78"
      />
      <path
        d="M-400 690L60 640l210-34 190 40 220-26 210 34 210-30 190 20 180-34 570 60V800H-400z"
        fill="#17325f"
      />
      {tower && (
        <g transform="translate(1030 640)">
          <Tower ink="night" />
        </g>
      )}
      <path d="M-400 760Q300 700 700 676T1030 636q90-6 170 16T1440 690t400 40v70H-400z" fill="#0a1c3c" />
      <path d="M-2000 1000V712H-400Q160 684 520 698T960 726q240 14 420-14t460-8h1600V1000z" fill="#061329" />
    </svg>
  );
}
