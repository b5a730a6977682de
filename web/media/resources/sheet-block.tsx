import type { Block } from '@atalaya/core/media/resources/sheet';
import { FIGURES } from '@atalaya/core/platform/markdown-tree';

/** A block of a printable sheet as HTML. */
export function SheetBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <h3 className="text-h4">{block.text}</h3>;
    case 'text':
      return <p>{block.text}</p>;
    case 'table':
      return <SheetTable table={block} />;
    case 'checks':
      return (
        <ul className="grid gap-1.5">
          {block.items.map((item) => (
            <li key={item} className="flex gap-2.5">
              <span
                aria-hidden="true"
                className="mt-1 size-4 flex-none rounded-[3px] border-[1.5px] border-line-strong"
              />
              {item}
            </li>
          ))}
        </ul>
      );
    case 'tree':
      return (
        <ul className="grid gap-1">
          {block.nodes.map(({ label, note, depth }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: labels repeat and the nodes never change
            <li key={at} style={{ paddingLeft: `${depth * 1.1}rem` }}>
              <span className={depth === 0 ? 'font-semibold' : ''}>{label}</span>
              {note && <span className="block text-small text-muted">{note}</span>}
            </li>
          ))}
        </ul>
      );
    case 'figure':
      return (
        <figure className="justify-self-center">
          <svg
            viewBox={`0 0 ${block.width} ${block.height}`}
            role="img"
            aria-label={`${block.title}. ${block.description}`}
            className="w-full max-w-90"
          >
            <use href={`${FIGURES}${block.name}#figure`} />
          </svg>
        </figure>
      );
    case 'question':
      return (
        <div>
          <p className="font-semibold">
            {block.number}. {block.stem}
          </p>
          <ul className="mt-1 grid gap-0.5 pl-4">
            {block.options.map((option) => (
              <li key={option}>{option}</li>
            ))}
          </ul>
        </div>
      );
    case 'answers':
      return (
        <ol className="grid gap-1 text-small">
          {block.items.map(({ number, key, why }) => (
            <li key={number}>
              {number}. {key}. {why}
            </li>
          ))}
        </ol>
      );
  }
}

function SheetTable({ table: { columns, rows } }: { table: Extract<Block, { kind: 'table' }> }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled with the keyboard
    <section className="overflow-x-auto" tabIndex={0} aria-label="Tabla">
      <table className="w-full text-small">
        <thead>
          <tr>
            {columns.map(({ label }) => (
              <th key={label} scope="col" className="border-b border-line-strong py-1.5 pr-3 text-left">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
            <tr key={at}>
              {cells.map((cell, column) => (
                <td
                  key={columns[column]?.label}
                  className="min-w-14 border-b border-line py-1.5 pr-3 align-top whitespace-pre-line"
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
