/** A strip of figures, each with its name below it. */
export function Figures({ figures }: { figures: readonly { label: string; value: string }[] }) {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-3 xl:grid-cols-6">
      {figures.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse justify-end gap-1 bg-surface px-4 py-3.5">
          <dt className="text-small leading-[1.3] text-muted">{label}</dt>
          <dd className="num text-[2.25rem]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
