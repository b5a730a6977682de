import {
  type Dimension,
  levelNames,
  type RatingLevel,
  type Ratings,
  ratingLevels,
} from '@atalaya/core/interview/competences';
import type { RubricRow } from '@atalaya/core/interview/content.contract';
import { Check, CircleHelp, X } from 'lucide-react';
import { useId } from 'react';

type RubricFormProps = {
  rubric: readonly RubricRow[];
  dimensions: readonly Dimension[];
  ratings: Ratings;
  onRate?: (dimension: Dimension, level: RatingLevel) => void;
};

const icons = { low: X, mid: CircleHelp, high: Check };
const chosen: Record<RatingLevel, string> = {
  low: 'has-checked:border-danger has-checked:bg-danger-tint has-checked:[&_svg]:text-danger',
  mid: 'has-checked:border-warning has-checked:bg-warning-tint has-checked:[&_svg]:text-warning',
  high: 'has-checked:border-success has-checked:bg-success-tint has-checked:[&_svg]:text-success',
};

/** Each level says what would be seen in the room. Without `onRate` the ratings are only shown. */
export function RubricForm({ rubric, dimensions, ratings, onRate }: RubricFormProps) {
  const name = useId();
  return dimensions
    .flatMap((dimension) => rubric.find(({ id }) => id === dimension) ?? [])
    .map(({ id, title, summary, ...anchors }) => (
      <fieldset key={id} className="border-t border-line py-5">
        <legend className="float-left mb-1 w-full text-h4 font-bold font-display">{title}</legend>
        <p className="clear-both mb-3 text-small text-muted">{summary}</p>
        <div className="grid gap-2 md:grid-cols-3">
          {ratingLevels.map((level) => {
            const Icon = icons[level];
            return (
              <label
                key={level}
                className={`relative grid cursor-pointer content-start gap-1 rounded-md border-[1.5px] border-line-strong bg-surface px-3.5 py-2.5 has-disabled:cursor-default has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-gold ${chosen[level]}`}
              >
                <input
                  type="radio"
                  name={`${name}-${id}`}
                  value={level}
                  checked={ratings[id] === level}
                  disabled={!onRate}
                  onChange={() => onRate?.(id, level)}
                  className="absolute inset-0 cursor-pointer appearance-none opacity-0 disabled:cursor-default"
                />
                <span className="flex items-center gap-2 text-small font-semibold [&_svg]:size-4.5">
                  <Icon />
                  {levelNames[level]}
                </span>
                <span className="text-small text-ink">{anchors[level]}</span>
              </label>
            );
          })}
        </div>
      </fieldset>
    ));
}
