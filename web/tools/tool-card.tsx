import { type Tool, toolPath } from '@atalaya/core/tools/catalogue';
import { usedWords } from '@atalaya/core/tools/device-notes';
import { Link } from 'react-router';
import { cx } from '../ui/cx';
import { useNotes } from './notes-store';
import { StarButton } from './star-button';
import { toolArt } from './tool-art';

/** The widths of the grid on a wide screen. */
const spans = [
  'lg:col-span-7',
  'lg:col-span-5',
  'lg:col-span-4',
  'lg:col-span-4',
  'lg:col-span-4',
  'lg:col-span-5',
  'lg:col-span-7',
];

const looks: Partial<Record<Tool['id'], string>> = {
  alcoholimetro: 'border-panel bg-panel text-on-panel',
  'asistente-policial': 'border-navy-tint bg-navy-tint hover:border-line-strong',
};

/** The first card is the night panel, in any selection. */
export function GridCard({ tool, at }: { tool: Tool; at: number }) {
  const onPanel = tool.id === 'alcoholimetro';
  return (
    <li
      className={cx(
        'relative flex flex-col rounded-lg border p-5 transition-[border-color,translate] hover:-translate-y-0.5 md:p-7',
        looks[tool.id] ?? 'border-line bg-surface hover:border-line-strong',
        spans[at],
      )}
    >
      <div className="mb-5 h-36 flex-1 md:min-h-36">{toolArt[tool.id]}</div>
      <div className="flex items-end justify-between gap-4">
        <Texts tool={tool} muted={onPanel ? 'text-on-panel-muted' : 'text-muted'} />
        <span className="relative z-1 -mr-2 -mb-2">
          <StarButton tool={tool} onPanel={onPanel} />
        </span>
      </div>
    </li>
  );
}

export function ListRow({ tool }: { tool: Tool }) {
  return (
    <li className="relative flex items-center gap-4 border-b border-line p-4 last:border-b-0 hover:bg-navy-tint md:gap-7 md:px-7">
      <div
        className={cx(
          'grid h-14 w-24 flex-none place-items-center rounded-md p-1.5 md:h-18 md:w-32',
          tool.id === 'alcoholimetro' ? 'bg-panel' : tool.id === 'asistente-policial' && 'bg-navy-tint',
        )}
      >
        {toolArt[tool.id]}
      </div>
      <Texts tool={tool} muted="text-muted" className="flex-1" />
      <span className="relative z-1">
        <StarButton tool={tool} />
      </span>
    </li>
  );
}

/** The link covers the whole card; the star lies above it. */
function Texts({ tool, muted, className }: { tool: Tool; muted: string; className?: string }) {
  const usedAt = useNotes().usedAt[tool.id];
  return (
    <div className={className}>
      <h2 className="text-h4">
        <Link
          to={toolPath(tool.id)}
          prefetch="intent"
          className="no-underline after:absolute after:inset-0 after:rounded-lg"
        >
          {tool.name}
        </Link>
      </h2>
      <p className={cx('mt-1 max-w-[44ch] text-small', muted)}>{tool.text}</p>
      {usedAt !== undefined && (
        <p className={cx('mt-1.5 text-small', muted)}>{usedWords(usedAt, Date.now())}</p>
      )}
    </div>
  );
}
