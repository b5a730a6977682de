import { boardPath, testPath } from '@atalaya/core/syllabus/reading/reading';
import {
  CheckCheck,
  Ellipsis,
  Headphones,
  Highlighter,
  Layers,
  LayoutDashboard,
  ListChecks,
  Network,
  StickyNote,
} from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { useRootFlag } from '../../platform/root-flag';
import { barEntry, barShape } from '../../shell/campus/bar-class';

type Counts = { questions: number; flashcards: number; trueFalse: number; schemes: number };

export type ToolsProps = {
  number: number;
  counts: Counts;
  isHighlighting: boolean;
  isListening: boolean;
  canListen: boolean;
  onHighlight: () => void;
  onNote: () => void;
  onListen: () => void;
  onMore: () => void;
};

export const partsOf = (number: number, counts: Counts) =>
  [
    { to: testPath(number), label: 'Test', Icon: ListChecks, count: counts.questions },
    { to: `${boardPath(number)}#tarjetas`, label: 'Tarjetas', Icon: Layers, count: counts.flashcards },
    { to: `${boardPath(number)}#verdadero-falso`, label: 'V o F', Icon: CheckCheck, count: counts.trueFalse },
    { to: `${boardPath(number)}#esquema`, label: 'Esquema', Icon: Network, count: counts.schemes },
  ].filter(({ count }) => count > 0);

const shape =
  'grid w-full place-items-center gap-1.25 rounded-md px-0.5 py-2.5 text-center text-micro leading-[1.1] font-semibold no-underline hover:bg-sunken aria-disabled:text-muted aria-pressed:bg-navy aria-pressed:text-on-navy [&_svg]:size-5.5 [&_svg]:text-navy aria-pressed:[&_svg]:text-on-navy';

// Keeps the text selection when a tool is pressed.
const keepSelection: ComponentProps<'button'> = { onPointerDown: (event) => event.preventDefault() };

export function ToolRail(props: ToolsProps) {
  return (
    <aside
      aria-label="Herramientas del tema"
      className="hidden border-l border-line bg-surface lg:block print:hidden"
    >
      <div className="sticky top-0 grid max-h-dvh gap-1 overflow-y-auto px-2 py-5">
        <ToolButtons {...props} className={shape} />
        <hr className="mx-auto my-2 w-10 border-line" />
        {partsOf(props.number, props.counts).map(({ to, label, Icon, count }) => (
          <Link key={label} to={to} className={shape}>
            <Icon />
            {label}
            {count > 1 && <span className="font-normal text-muted">{count}</span>}
          </Link>
        ))}
        <Link to={boardPath(props.number)} className={shape}>
          <LayoutDashboard />
          Tablero
        </Link>
      </div>
    </aside>
  );
}

export function ToolBar(props: ToolsProps) {
  useRootFlag('bar');
  return (
    <nav aria-label="Herramientas del tema" className={barShape}>
      <ToolButtons {...props} className={barEntry} />
      <Link to={testPath(props.number)} className={barEntry}>
        <ListChecks />
        Test
      </Link>
      <button type="button" aria-haspopup="dialog" onClick={props.onMore} className={barEntry}>
        <Ellipsis />
        Más
      </button>
    </nav>
  );
}

function ToolButtons({
  isHighlighting,
  isListening,
  canListen,
  onHighlight,
  onNote,
  onListen,
  className,
}: ToolsProps & { className: string }): ReactNode {
  return (
    <>
      <button
        type="button"
        aria-pressed={isHighlighting}
        onClick={onHighlight}
        className={className}
        {...keepSelection}
      >
        <Highlighter />
        Subrayar
      </button>
      <button type="button" onClick={onNote} className={className} {...keepSelection}>
        <StickyNote />
        Nota
      </button>
      <button
        type="button"
        aria-pressed={isListening}
        disabled={!canListen}
        onClick={onListen}
        className={className}
      >
        <Headphones />
        Escuchar
      </button>
    </>
  );
}
