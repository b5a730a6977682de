import type { Poses } from '@atalaya/core/formats/animations/frames';

type SceneProps = {
  id: string;
  version: string;
  size: { width: number; height: number };
  actors: readonly { id: string }[];
  poses: Poses;
  label: string;
};

const round = (value: number): number => Math.round(value * 100) / 100;

/** The server draws each part once; here they are only placed. A lit part lies over the plain one. */
export function Scene({ id, version, size: { width, height }, actors, poses, label }: SceneProps) {
  const file = `/api/formats/animations/${id}/actors.svg?v=${version}`;
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} className="h-auto w-full">
      {actors.map(({ id: name }) => {
        const pose = poses[name];
        if (!pose) return null;
        const { x, y, shown, lit, grow, turn } = pose;
        const place = `translate(${round(x)} ${round(y)})`;
        const stretch = grow === 1 ? '' : ` scale(${round(grow)} 1)`;
        const rotation = turn === 0 ? '' : ` rotate(${round(turn)})`;
        return (
          <g key={name} data-actor={name} opacity={round(shown)} transform={place + stretch + rotation}>
            <use href={`${file}#${name}`} />
            {lit > 0 && <use href={`${file}#${name}_lit`} opacity={round(lit)} />}
          </g>
        );
      })}
    </svg>
  );
}
