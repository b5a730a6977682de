import type { ReactNode } from 'react';
import { Button } from './button';
import { Tower } from './tower';

type StateProps = {
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  heading?: 'h1' | 'h2' | 'h3';
};

function State({
  picture,
  title,
  children,
  action,
  heading: Heading = 'h2',
}: StateProps & { picture: ReactNode }) {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-2 px-5 py-7 text-center">
      <svg viewBox="0 0 200 110" className="mb-1 w-45 dark:brightness-[.86]" aria-hidden="true">
        {picture}
      </svg>
      <Heading className="text-h4">{title}</Heading>
      {children && <div className="text-small text-muted">{children}</div>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}

/** Nothing here yet: one sentence and one way on. */
export function EmptyState(props: StateProps) {
  return (
    <State
      {...props}
      picture={
        <>
          <svg width="200" height="98" viewBox="0 0 200 98" aria-hidden="true">
            <circle cx="140" cy="92" r="46" fill="var(--gold-tint)" />
            <circle cx="140" cy="92" r="26" fill="var(--gold)" opacity=".55" />
            <g transform="translate(70 98) scale(.22)">
              <Tower />
            </g>
          </svg>
          <path d="M4 98h192" stroke="var(--ink)" strokeWidth="3" strokeLinecap="round" />
        </>
      }
    />
  );
}

type ErrorStateProps = StateProps & { retry?: () => unknown };

/** It broke: the horizon is broken too. Say what is safe, offer to try again. */
export function ErrorState({ retry, ...props }: ErrorStateProps) {
  return (
    <div role="alert">
      <State
        action={retry && <Button onClick={() => retry()}>Reintentar</Button>}
        {...props}
        picture={
          <>
            <g transform="translate(100 98) scale(.22)">
              <Tower ink="muted" />
            </g>
            <path
              d="M4 98h192"
              stroke="var(--ink)"
              strokeWidth="3"
              strokeLinecap="round"
              strokeDasharray="18 10"
            />
          </>
        }
      />
    </div>
  );
}
