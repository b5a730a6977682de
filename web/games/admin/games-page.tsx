import { gameReportResource } from '@atalaya/core/games/admin/reports';
import { useSearchParams } from 'react-router';
import { PageHead } from '../../admin/page-head';
import { ResourcePage } from '../../admin/resource/resource-page';
import { titled } from '../../platform/page-title';
import { TabLinks } from '../../ui/tab-links';
import { WaysToEarn } from '../coins/ways-to-earn';
import { DailyCalendar } from './daily-calendar';
import { GameTopics } from './game-topics';
import { ReportedItem, reportCells } from './reported-item';
import { ShopPrices } from './shop-prices';
import { TopicTerms } from './topic-terms';

export const meta = titled('Juegos educativos', { robots: 'noindex' });

const parts = ['retos', 'avisos', 'temas', 'terminos', 'monedas'] as const;
const labels = {
  retos: 'Reto del día',
  avisos: 'Avisos',
  temas: 'Temas',
  terminos: 'Términos',
  monedas: 'Monedas',
};

export default function AdminGamesPage() {
  const [search] = useSearchParams();
  const part = parts.find((one) => one === search.get('parte')) ?? 'retos';
  return (
    <>
      <PageHead title="Juegos educativos" note="Retos, avisos, temas, términos y precios en monedas" />
      <div className="mb-6">
        <TabLinks
          label="Partes"
          tabs={parts.map((value) => ({
            to: `?parte=${value}`,
            label: labels[value],
            current: value === part,
          }))}
        />
      </div>
      {part === 'retos' && <DailyCalendar />}
      {part === 'avisos' && (
        <ResourcePage
          resource={gameReportResource}
          cells={reportCells}
          isPart
          more={(report) => <ReportedItem report={report} />}
        />
      )}
      {part === 'temas' && <GameTopics />}
      {part === 'terminos' && <TopicTerms />}
      {part === 'monedas' && (
        <div className="grid items-start gap-10 xl:grid-cols-[1fr_24rem]">
          <ShopPrices />
          <WaysToEarn />
        </div>
      )}
    </>
  );
}
