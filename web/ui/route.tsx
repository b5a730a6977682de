import type { ReactNode } from 'react';

export type Station = {
  id: string;
  title: ReactNode;
  detail?: ReactNode;
  state?: 'done' | 'now' | 'ahead' | 'pause';
};

const dots = {
  done: 'size-5 border-4 border-(--route-dot) bg-(--route-dot)',
  now: 'size-5 border-4 border-(--route-now) bg-(--route-now) shadow-[0_0_0_5px_color-mix(in_srgb,var(--route-now)_25%,transparent)]',
  ahead: 'size-5 border-4 border-(--route-dot) bg-(--route-ground)',
  pause: 'm-[3px] size-3.5 border-4 border-(--route-line) bg-(--route-ground)',
} as const;

const words = { done: 'Hecho: ', now: 'Ahora: ', ahead: '', pause: '' } as const;

/** Work ahead as a line with stations: across on a desktop, down on a phone. Gold is the next one. */
export function Route({
  label,
  stations,
  onPanel,
}: {
  label: string;
  stations: readonly Station[];
  onPanel?: boolean;
}) {
  const colours = onPanel
    ? '[--route-dot:var(--on-panel)] [--route-ground:var(--panel)] [--route-line:#5b76a8] [--route-now:var(--panel-gold)]'
    : '[--route-dot:var(--navy)] [--route-ground:var(--surface)] [--route-line:var(--line-strong)] [--route-now:var(--gold)]';
  return (
    <div className={`@container ${colours}`}>
      <ol aria-label={label} className="grid @xl:auto-cols-fr @xl:grid-flow-col">
        {stations.map(({ id, title, detail, state = 'ahead' }) => (
          <li
            key={id}
            aria-current={state === 'now' ? 'step' : undefined}
            className="relative pb-5 pl-10 last:pb-0 before:absolute before:top-2 before:bottom-0 before:left-2 before:w-1 before:bg-(--route-line) last:before:hidden @xl:pt-8 @xl:pr-5 @xl:pb-0 @xl:pl-0 @xl:before:top-2 @xl:before:right-0 @xl:before:bottom-auto @xl:before:left-0 @xl:before:h-1 @xl:before:w-auto @xl:last:before:block"
          >
            <span aria-hidden="true" className={`absolute top-0 left-0 block rounded-full ${dots[state]}`} />
            <b className="block font-display text-h4 leading-[1.1] font-bold">
              <span className="sr-only">{words[state]}</span>
              {title}
            </b>
            {detail && (
              <span
                className={`mt-1 block text-small leading-[1.4] ${onPanel ? 'text-on-panel-muted' : 'text-muted'}`}
              >
                {detail}
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
