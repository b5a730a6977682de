import type { Advice } from '@atalaya/core/assistant/assistant.contract';
import { ButtonLink } from '../ui/button';
import { Plate } from '../ui/plate';

/** Each step with its reason and the way there. */
export function AdviceList({ advice }: { advice: readonly Advice[] }) {
  return (
    <ol className="mt-3 grid gap-3">
      {advice.map(({ title, reason, path, action }, at) => (
        <li
          key={title}
          className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-3 rounded-lg border border-line bg-surface p-4 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:items-center"
        >
          <Plate size="sm" variant={at === 0 ? 'solid' : 'outline'} aria-hidden="true">
            {at + 1}
          </Plate>
          <div>
            <h3 className="font-sans text-[1.0625rem] font-semibold">{title}</h3>
            <p className="text-small text-muted">{reason}</p>
          </div>
          <ButtonLink
            to={path}
            variant={at === 0 ? 'primary' : 'outline'}
            size="sm"
            className="max-sm:col-start-2 max-sm:justify-self-start"
          >
            {action}
          </ButtonLink>
        </li>
      ))}
    </ol>
  );
}
