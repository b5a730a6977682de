import type { ReactNode, SyntheticEvent } from 'react';
import { useFirstFocus } from '../auth/use-first-focus';

type StepProps = { title: string; text: string; onSubmit?: () => void; children: ReactNode };

/** One question of the welcome. Its heading gets the focus, so that a screen reader begins there. */
export function Step({ title, text, onSubmit, children }: StepProps) {
  const heading = useFirstFocus<HTMLHeadingElement>();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSubmit?.();
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <div>
        <h1 ref={heading} tabIndex={-1} className="text-h2 outline-none">
          {title}
        </h1>
        <p className="mt-2 text-muted">{text}</p>
      </div>
      {children}
    </form>
  );
}
