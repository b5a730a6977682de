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
          className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg border border-line bg-surface p-4"
        >
          <Plate size="sm" variant={at === 0 ? 'solid' : 'outline'} aria-hidden="true">
            {at + 1}
          </Plate>
          <div className="min-w-0 flex-1 basis-64">
            <h3 className="font-sans text-[1.0625rem] font-semibold">{title}</h3>
            <p className="text-small text-muted">{reason}</p>
          </div>
          <ButtonLink to={path} variant={at === 0 ? 'primary' : 'outline'} size="sm">
            {action}
          </ButtonLink>
        </li>
      ))}
    </ol>
  );
}
