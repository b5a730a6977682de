type Section = { id: string; title: string };

export function Contents({ sections }: { sections: readonly Section[] }) {
  if (sections.length < 2) return <div className="max-lg:hidden" />;
  const list = (
    <ol className="grid gap-2.5 border-l-2 border-line pl-4">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className="text-muted no-underline hover:text-ink hover:underline">
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <details className="max-w-3xl text-small lg:hidden">
        <summary className="min-h-11 cursor-pointer content-center font-semibold">En este artículo</summary>
        {list}
      </details>
      <nav
        aria-label="En este artículo"
        className="sticky top-24 row-span-2 max-h-[calc(100dvh-8rem)] self-start overflow-y-auto text-small max-lg:hidden"
      >
        <p className="mb-3 font-semibold">En este artículo</p>
        {list}
      </nav>
    </>
  );
}
