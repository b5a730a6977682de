import type { FitnessEvent } from '@atalaya/core/fitness/events';
import type { Point, Pose } from './scenes';

const at = (pose: Pose, name: string): Point => pose[name] ?? [100, 100];
const line = (pose: Pose, ...names: string[]): string =>
  `M${names
    .map((name) =>
      at(pose, name)
        .map((value) => value.toFixed(1))
        .join(' '),
    )
    .join('L')}`;

/** A drawing of one moment; `HowJudged` carries the text. */
export function SceneView({ event, pose, isFault }: { event: FitnessEvent; pose: Pose; isFault: boolean }) {
  const ink = isFault ? 'var(--danger)' : 'var(--navy)';
  return (
    <svg viewBox="0 0 200 200" className="mx-auto block w-full max-w-72" aria-hidden="true">
      {event === 'circuit' ? (
        <Circuit pose={pose} ink={ink} />
      ) : event === 'run' ? (
        <Track pose={pose} ink={ink} />
      ) : (
        <Bar pose={pose} ink={ink} />
      )}
    </svg>
  );
}

type Drawn = { pose: Pose; ink: string };

function Bar({ pose, ink }: Drawn) {
  const [x, y] = at(pose, 'head');
  return (
    <>
      <path d="M26 196V22M174 196V22" stroke="var(--line-strong)" strokeWidth="4" />
      <g fill="none" stroke={ink} strokeWidth="7" strokeLinecap="round" strokeLinejoin="round">
        <path d={line(pose, 'shoulderL', 'elbowL', 'handL')} />
        <path d={line(pose, 'shoulderR', 'elbowR', 'handR')} />
        <path d={`${line(pose, 'shoulderL', 'hip', 'shoulderR')}Z`} fill={ink} />
        <path d={line(pose, 'hip', 'kneeL', 'footL')} />
        <path d={line(pose, 'hip', 'kneeR', 'footR')} />
      </g>
      <circle cx={x} cy={y} r="12" fill={ink} />
      <path d="M20 30h160" stroke="var(--ink)" strokeWidth="5" strokeLinecap="round" />
    </>
  );
}

function Circuit({ pose, ink }: Drawn) {
  const [x, y] = at(pose, 'runner');
  return (
    <>
      <path
        d="M22 150C50 150 50 96 74 96S96 140 110 140 118 60 132 60 152 150 178 150"
        fill="none"
        stroke="var(--line-strong)"
        strokeWidth="3"
        strokeDasharray="2 8"
        strokeLinecap="round"
      />
      <g stroke="var(--gold)" strokeWidth="6" strokeLinecap="round">
        <path d="M44 170v-26M158 170v-26M98 122v-26" />
      </g>
      <g fill="var(--ink)">
        <circle cx="74" cy="80" r="4" />
        <circle cx="110" cy="158" r="4" />
        <circle cx="132" cy="42" r="4" />
      </g>
      <path d="M12 128v44M190 128v44" stroke="var(--ink)" strokeWidth="4" />
      <circle cx={x} cy={y} r="10" fill={ink} stroke="var(--surface)" strokeWidth="3" />
    </>
  );
}

function Track({ pose, ink }: Drawn) {
  return (
    <>
      <ellipse cx="100" cy="100" rx="78" ry="52" fill="none" stroke="var(--line)" strokeWidth="26" />
      <ellipse cx="100" cy="100" rx="78" ry="52" fill="none" stroke="var(--surface)" strokeWidth="2" />
      <path d="M100 34v28M100 138v28" stroke="var(--ink)" strokeWidth="4" />
      {['third', 'other', 'runner'].map((name) => {
        const [x, y] = at(pose, name);
        return (
          <circle
            key={name}
            cx={x}
            cy={y}
            r={name === 'runner' ? 9 : 7}
            fill={name === 'runner' ? ink : 'var(--line-strong)'}
            stroke="var(--surface)"
            strokeWidth="2"
          />
        );
      })}
    </>
  );
}
