import { brand } from '@atalaya/core/brand';
import { offerResource } from '@atalaya/core/store/admin-store';
import { toTheSecond } from '../admin/moments';
import { ResourcePage } from '../admin/resource/resource-page';
import type { Route } from './+types/admin-offers';

export const meta: Route.MetaFunction = () => [
  { title: `${offerResource.title} | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export default function AdminOffersPage() {
  return (
    <ResourcePage
      resource={offerResource}
      cells={{
        percent: { cell: ({ percent }) => `${percent} %`, plain: true },
        startsAt: { cell: ({ startsAt }) => toTheSecond(String(startsAt)), plain: true },
        endsAt: { cell: ({ endsAt }) => toTheSecond(String(endsAt)), plain: true },
      }}
    />
  );
}
