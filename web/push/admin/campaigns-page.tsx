import { PageHead } from '../../admin/page-head';
import { titled } from '../../platform/page-title';
import { CampaignForm } from './campaign-form';
import { CampaignList } from './campaign-list';

export const meta = titled('Avisos push', { robots: 'noindex' });

export default function AdminCampaigns() {
  return (
    <>
      <PageHead title="Avisos push" note="Llegan a los navegadores que los han aceptado" />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,6fr)_minmax(0,7fr)]">
        <CampaignForm />
        <CampaignList />
      </div>
    </>
  );
}
