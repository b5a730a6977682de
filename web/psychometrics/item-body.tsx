import type { Block } from '@atalaya/core/psychometrics/items/item';
import { FigureView } from './figure-view';

/** What an item shows above its options. */
export function ItemBody({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="grid gap-4">
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of an item never change.
        <BlockView key={index} block={block} />
      ))}
    </div>
  );
}

const missing =
  'grid place-items-center rounded-lg border-2 border-dashed border-gold bg-gold-tint font-display font-bold text-gold-ink';

const Missing = ({ what }: { what: string }) => (
  <>
    <span aria-hidden="true">?</span>
    <span className="sr-only">{what}</span>
  </>
);

function BlockView({ block }: { block: Block }) {
  switch (block.block) {
    case 'text':
      return <p className="max-w-[65ch] text-reading">{block.text}</p>;
    case 'terms':
      return (
        <ol className="flex flex-wrap gap-2.5" aria-label="Serie">
          {block.terms.map((term, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: terms may repeat and never change.
              key={index}
              className={
                term === null
                  ? `${missing} min-h-12 min-w-12 px-3 text-h4`
                  : 'grid min-h-12 min-w-12 place-items-center rounded-lg border border-line-strong bg-surface px-3 font-display text-h4 font-semibold tracking-wide tabular-nums'
              }
            >
              {term ?? <Missing what="término que falta" />}
            </li>
          ))}
        </ol>
      );
    case 'table':
      return <TableBlock {...block} />;
    case 'figures':
      return <FiguresBlock {...block} />;
  }
}

function TableBlock({ caption, head, rows }: Extract<Block, { block: 'table' }>) {
  return (
    <div className="max-w-full overflow-x-auto rounded-lg border border-line bg-surface" tabIndex={-1}>
      <table className="w-full border-collapse text-body tabular-nums">
        <caption className="px-4 pt-3 text-left text-small text-muted">{caption}</caption>
        <thead>
          <tr className="border-b border-line">
            {head.map((cell) => (
              <th key={cell} scope="col" className="px-3 py-2 text-left font-semibold">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join('|')} className="border-b border-line last:border-0">
              {row.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells may repeat and never change.
                <td key={index} className="px-3 py-2 font-display text-lead tracking-wide">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const columnsClass: Record<number, string> = {
  1: 'grid-cols-1 max-w-96',
  2: 'grid-cols-2 max-w-80',
  3: 'grid-cols-3 max-w-84',
  4: 'grid-cols-4 max-w-150',
  5: 'grid-cols-3 sm:grid-cols-5 max-w-190',
  6: 'grid-cols-3 sm:grid-cols-6 max-w-210',
  7: 'grid-cols-4 sm:grid-cols-7 max-w-190',
};

function FiguresBlock({ columns, figures }: Extract<Block, { block: 'figures' }>) {
  return (
    <ul className={`grid gap-2.5 ${columnsClass[columns] ?? 'grid-cols-3'}`}>
      {figures.map((figure, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: figures may repeat and never change.
        <li key={index} className={figure ? 'grid content-start gap-1.5' : 'grid'}>
          {figure ? (
            <>
              <div className="rounded-lg border border-line-strong bg-surface p-2">
                <FigureView figure={figure} className="mx-auto max-h-80 w-full" />
              </div>
              {figure.caption && <p className="text-center text-small text-muted">{figure.caption}</p>}
            </>
          ) : (
            <div className={`${missing} min-h-20 text-h2`}>
              <Missing what="figura que falta" />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
