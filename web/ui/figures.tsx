import { cx } from './cx';

type FiguresProps = {
  /** Each number with what it counts. */
  figures: readonly (readonly [value: string | number, label: string])[];
  /** The size of the numbers, and their colour where that is another. */
  valueClass: string;
  itemClass?: string;
  onPanel?: boolean;
  className: string;
};

/** Large numbers, each above what it counts. */
export function Figures({ figures, valueClass, itemClass, onPanel, className }: FiguresProps) {
  return (
    <dl className={className}>
      {figures.map(([value, label]) => (
        <div key={`${value} ${label}`} className={cx('flex flex-col-reverse', itemClass)}>
          <dt className={cx('text-small', onPanel ? 'text-on-panel-muted' : 'text-muted')}>{label}</dt>
          <dd className={cx('num', valueClass)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
