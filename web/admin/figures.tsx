import { Link } from 'react-router';

type Figure = {
  label: string;
  value: string;
  /** Where the figure links to. */
  path?: string;
};

export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-3 xl:grid-cols-6">
      {figures.map(({ label, value, path }) => (
        <div
          key={label}
          className="relative flex flex-col-reverse justify-end gap-1 bg-surface px-4 py-3.5 has-[a:hover]:bg-sunken"
        >
          <dt className="text-small leading-[1.3] text-muted">{label}</dt>
          <dd className="num text-[2.25rem]">
            {path ? (
              // The link covers the whole cell.
              <Link to={path} aria-label={`${value} ${label}`} className="after:absolute after:inset-0">
                {value}
              </Link>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
