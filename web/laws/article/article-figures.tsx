import { cx } from '../../ui/cx';

/** A condition in words, set as a figure, would fill the column. */
const LONGEST_FIGURE = 24;

/** «72 horas: máximo de la detención» is a figure and what it measures. */
export function ArticleFigures({ figures }: { figures: readonly string[] }) {
  if (figures.length === 0) return null;
  return (
    <dl className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-8 gap-y-4 border-y border-line py-5">
      {figures.map((figure) => {
        const cut = figure.indexOf(': ');
        const value = cut === -1 ? figure : figure.slice(0, cut);
        return (
          <div key={figure} className="flex flex-col-reverse justify-end">
            <dt className="text-small text-muted">{cut === -1 ? '' : figure.slice(cut + 2)}</dt>
            <dd
              className={cx(
                'font-display leading-tight font-bold',
                value.length > LONGEST_FIGURE ? 'text-h4' : 'text-h3',
              )}
            >
              {value}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
