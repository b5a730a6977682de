import { brand } from '@atalaya/core/brand';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { callFrom } from '../platform/page-context';
import type { Route } from './+types/settings-page';
import { AccountFrame } from './account-frame';
import { AvatarSection } from './avatar-section';
import { PasswordSection } from './password-section';
import { ProfileForm } from './profile-form';
import { requireUser } from './require-user';
import { TwoSteps } from './two-steps';

export const meta: Route.MetaFunction = () => [{ title: `Mi Perfil | ${brand.name}` }];

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args);
  return {
    profile: await callFrom(args.context)('GET /api/profile'),
    today: dayInSpain(new Date()),
  };
}

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
