import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { from, pageLoader } from '../platform/page-reads';
import { titled } from '../platform/page-title';
import { requireUser } from '../platform/require-user';
import type { Route } from './+types/settings-page';
import { AccountFrame } from './account-frame';
import { AccountSkeleton } from './account-skeleton';
import { AvatarSection } from './avatar-section';
import { PasswordSection } from './password-section';
import { ProfileForm } from './profile-form';
import { TwoSteps } from './two-steps';

export const meta = titled('Mi Perfil');

export const clientLoader = pageLoader(
  () => from('GET /api/profile'),
  async (load, { url }) => {
    await requireUser({ url });
    return {
      profile: await load(),
      today: dayInSpain(new Date()),
    };
  },
);

export default function SettingsPage({ loaderData: { profile, today } }: Route.ComponentProps) {
  return (
    <AccountFrame heading={<h1 className="text-h1">Mi Perfil</h1>}>
      <AvatarSection profile={profile} />
      <ProfileForm profile={profile} today={today} />
      <PasswordSection email={profile.email} />
      <TwoSteps profile={profile} />
    </AccountFrame>
  );
}

export const HydrateFallback = () => <AccountSkeleton title="Mi Perfil" />;
