import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { warmUp } from '../../platform/on-demand';
import { Bell } from '../../push/bell';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { Kbd } from '../../ui/kbd';
import { loadSearch } from '../panels';
import { openPanel } from '../shell-store';

type HeadProps = { title: ReactNode; above?: ReactNode; actions?: ReactNode };

export function CampusHead({ title, above, actions }: HeadProps) {
  const search = {
    onClick: () => openPanel('search'),
    'aria-haspopup': 'dialog' as const,
    ...warmUp(loadSearch),
  };
  return (
    <header className="mb-4 flex items-center justify-between gap-6 md:mb-7 md:items-end">
      <div className="min-w-0">
        {above && <p className="leading-[1.3] text-muted max-md:text-small">{above}</p>}
        <h1 className="mt-1 text-h2 wrap-anywhere">{title}</h1>
      </div>
      <div className="flex flex-none items-center gap-2 print:hidden">
        {actions}
        <Bell variant="outline" size="sm" />
        <Button variant="outline" size="sm" className="max-md:hidden" {...search}>
          <Search />
          Buscar <Kbd>/</Kbd>
        </Button>
        <IconButton label="Buscar en Atalaya" variant="outline" size="sm" className="md:hidden" {...search}>
          <Search />
        </IconButton>
      </div>
    </header>
  );
}
