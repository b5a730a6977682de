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
            <dd className="font-display text-h3 leading-tight font-bold">{value}</dd>
          </div>
        );
      })}
    </dl>
  );
}
