import type { Answer } from '@atalaya/core/api';
import { holds } from '@atalaya/core/auth/roles';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { daysBetween } from '@atalaya/core/profile/study-plan';
import { from, pageLoader } from '../platform/page-reads';
import { titled } from '../platform/page-title';
import { requireUser } from '../platform/require-user';
import { useSession } from '../platform/session';
import { UserAvatar } from '../shell/user-avatar';
import { Badge } from '../ui/badge';
import { ButtonLink } from '../ui/button';
import { Plate } from '../ui/plate';
import { Loading, Skeleton } from '../ui/skeleton';
import type { Route } from './+types/summary-page';
import { AccountFrame } from './account-frame';
import { ExamPanel } from './exam-panel';
import { memberSince } from './member-since';
import { planLine } from './plan-line';
import { tierNames, tierOpens } from './plan-words';
import { Shortcuts } from './shortcuts';

export const meta = titled('Tu cuenta');

export const clientLoader = pageLoader(
  () => ({ profile: from('GET /api/profile'), subscription: from('GET /api/checkout/subscription') }),
  async (load, { url }) => {
    await requireUser({ url });
    const {
      profile,
      subscription: { subscription },
    } = await load();
    const today = dayInSpain(new Date());
    return {
      profile,
      subscription,
      daysLeft: profile.examDate ? daysBetween(today, profile.examDate) : null,
    };
  },
);

export default function SummaryPage({
  loaderData: { profile, subscription, daysLeft },
}: Route.ComponentProps) {
  const mayEnter = holds(useSession().user, 'may:enter-admin');
  const name = profile.displayName ?? profile.username;
  return (
    <AccountFrame
      heading={
        <div className="flex items-center gap-5 md:gap-7">
          <UserAvatar user={profile} className="size-20 text-[2.5rem] md:size-26 md:text-[3.25rem]" />
          <div className="min-w-0">
            <h1 className="text-h2 wrap-anywhere md:text-h1">{name}</h1>
            <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-muted">
              <span className="wrap-anywhere">@{profile.username}</span>
              <span>{memberSince(profile.createdAt)}</span>
              {profile.isAdmin && <Badge tone="navy">Administración</Badge>}
            </p>
          </div>
        </div>
      }
    >
      <div className="grid gap-x-16 gap-y-10 py-9 md:py-12 lg:grid-cols-[7fr_5fr]">
        <div className="grid content-start gap-8">
          <ExamPanel examDate={profile.examDate} daysLeft={daysLeft} studyMinutes={profile.studyMinutes} />
          <PlanPanel profile={profile} subscription={subscription} />
        </div>
        <Shortcuts isAdmin={mayEnter} />
      </div>
    </AccountFrame>
  );
}

export const HydrateFallback = () => (
  <AccountFrame
    heading={
      <div className="flex items-center gap-5 md:gap-7">
        <Skeleton className="size-20 rounded-full! md:size-26" />
        <div className="grid min-w-0 gap-3">
          <h1 className="sr-only">Tu cuenta</h1>
          <Skeleton className="h-10 w-64 max-w-full md:h-14" />
          <Skeleton className="h-5 w-48" />
        </div>
      </div>
    }
  >
    <Loading className="grid min-h-dvh content-start gap-x-16 gap-y-10 py-9 md:py-12 lg:grid-cols-[7fr_5fr]">
      <div className="grid content-start gap-8">
        <Skeleton className="h-56 rounded-lg" />
        <Skeleton className="h-56 rounded-lg" />
      </div>
      <Skeleton className="h-96 rounded-lg" />
    </Loading>
  </AccountFrame>
);

type PlanPanelProps = {
  profile: Answer<'GET /api/profile'>;
  subscription: Answer<'GET /api/checkout/subscription'>['subscription'];
};

function PlanPanel({ profile, subscription }: PlanPanelProps) {
  const { tier, planTier, isAdmin } = profile;
  return (
    <section aria-labelledby="tu-plan" className="rounded-lg border border-line bg-surface p-6 md:p-8">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="tu-plan" className="text-h3">
          Tu plan
        </h2>
        <Plate size="md" className="px-[0.45em]">
          {tierNames[tier]}
        </Plate>
      </div>
      <p className="mt-4 font-semibold">{planLine(profile, subscription)}</p>
      <p className="mt-1.5 max-w-[60ch] text-muted">{tierOpens[tier]}</p>
      {!isAdmin && (
        <div className="mt-5 flex flex-wrap gap-3">
          <ButtonLink to="/planes" variant="outline" size="sm">
            {planTier ? 'Ver los planes' : 'Elegir un plan'}
          </ButtonLink>
          <ButtonLink to="/perfil/compras" variant="quiet" size="sm">
            Suscripción, pedidos y facturas
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
