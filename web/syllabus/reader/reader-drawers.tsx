import { boardPath } from '@atalaya/core/syllabus/reading/reading';
import { LayoutDashboard, Printer } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { DestinationList } from '../../shell/campus/rail';
import { ThemeControl } from '../../shell/theme-control';
import { Drawer } from '../../ui/overlays/drawer';
import { Outline } from './outline';
import { partsOf, type ToolsProps } from './tools';

export type ReaderDrawer = 'index' | 'more';

type DrawersProps = {
  open: ReaderDrawer | null;
  onClose: () => void;
  outline: ComponentProps<typeof Outline>;
  tools: Pick<ToolsProps, 'number' | 'counts'>;
};

const row =
  'flex min-h-11 w-full items-center gap-3 rounded-md px-3 py-2 text-left font-medium no-underline hover:bg-navy-tint [&_svg]:size-5 [&_svg]:text-muted';

export default function ReaderDrawers({ open, onClose, outline, tools }: DrawersProps) {
  const close = (next: boolean) => next || onClose();
  return (
    <>
      <Drawer open={open === 'index'} onOpenChange={close} title="Índice" width="min(88%, 380px)">
        <Outline {...outline} onChoose={onClose} />
      </Drawer>
      <Drawer open={open === 'more'} onOpenChange={close} title="Más" width="min(80%, 340px)">
        <div className="-mx-3 grid gap-4">
          <ul className="grid gap-0.5">
            {partsOf(tools.number, tools.counts).map(({ to, label, Icon, count }) => (
              <li key={label}>
                <Link to={to} onClick={onClose} className={row}>
                  <Icon />
                  {label}
                  {count > 1 && <span className="num ml-auto text-muted">{count}</span>}
                </Link>
              </li>
            ))}
            <li>
              <Link to={boardPath(tools.number)} onClick={onClose} className={row}>
                <LayoutDashboard />
                Tablero del tema
              </Link>
            </li>
            <li>
              <button
                type="button"
                className={row}
                onClick={() => {
                  onClose();
                  window.print();
                }}
              >
                <Printer />
                Imprimir el tema
              </button>
            </li>
          </ul>
          <div className="border-t border-line pt-3">
            <DestinationList onChoose={onClose} />
          </div>
          <div className="px-1">
            <ThemeControl />
          </div>
        </div>
      </Drawer>
    </>
  );
}
