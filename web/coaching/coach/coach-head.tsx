import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { CampusHead } from '../../shell/campus/campus-head';
import { TabLinks } from '../../ui/tab-links';

const BOARD = '/preparador';
const SLOTS = '/preparador/horas';

/** The head of the coach's pages, with the way between them. */
export function CoachHead({ title }: { title: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <>
      <CampusHead title={title} above="Preparador" />
      <div className="mb-5">
        <TabLinks
          label="Páginas del preparador"
          tabs={[
            { to: BOARD, label: 'Hoy', current: pathname === BOARD },
            { to: SLOTS, label: 'Mis horas', current: pathname === SLOTS },
          ]}
        />
      </div>
    </>
  );
}
