import { cx } from '../../ui/cx';
import { Section } from '../../ui/section';

type StepListProps = {
  steps: readonly { title: string; caption: string }[];
  current: number;
  onGo: (step: number) => void;
};

/** The whole explanation as text. A title goes to its step. */
export function StepList({ steps, current, onGo }: StepListProps) {
  return (
    <Section id="pasos" title="Los pasos, por escrito" className="mt-10">
      <ol className="mt-4 grid gap-1">
        {steps.map(({ title, caption }, index) => (
          <li
            key={title}
            aria-current={index === current ? 'step' : undefined}
            className={cx(
              'grid grid-cols-[2.25rem_1fr] rounded-md border-l-4 px-3 py-2.5',
              index === current ? 'border-gold bg-sunken' : 'border-transparent',
            )}
          >
            <span aria-hidden="true" className="num text-h4 text-muted">
              {index + 1}
            </span>
            <div>
              <button
                type="button"
                onClick={() => onGo(index)}
                className="text-left font-semibold hover:underline pointer-coarse:min-h-11"
              >
                {title}
              </button>
              <p className="mt-0.5 text-pretty">{caption}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
