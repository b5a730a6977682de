import { ArrowRight } from 'lucide-react';
import { RecordDrawer } from '../../admin/resource/record-drawer';
import { ButtonLink } from '../../ui/button';
import { useAdminUser } from './use-user';
import { AdminUserAccess } from './user-access';
import { AdminUserAccount } from './user-account';
import { hasBadges, UserBadges } from './user-badges';
import { AdminUserDevices } from './user-devices';
import { AdminUserHistory } from './user-history';
import { AdminUserPlan } from './user-plan';
import { AdminUserSummary } from './user-summary';

/** What is changed most often; everything else is on the user's own page. */
export function AdminUserDrawer({ id, onClose }: { id: string | null; onClose: () => unknown }) {
  const { query, changed, refreshLists } = useAdminUser(id);
  return (
    <RecordDrawer
      open={id !== null}
      onClose={onClose}
      kind="Usuario"
      title={({ displayName, username }) => displayName ?? username}
      query={query}
    >
      {(user) => (
        <>
          <AdminUserSummary user={user}>
            {hasBadges(user) && <UserBadges user={user} />}
            <ButtonLink to={`/admin/usuarios/${user.id}`} variant="outline" size="sm">
              Ver la ficha completa
              <ArrowRight />
            </ButtonLink>
          </AdminUserSummary>
          <AdminUserPlan
            key={`plan-${user.planTier}-${user.givenPlan?.endsAt}-${user.trialEndsAt}`}
            user={user}
            onChanged={changed}
          />
          <AdminUserAccess user={user} onChanged={changed} />
          <AdminUserDevices id={user.id} />
          <AdminUserAccount
            key={`account-${user.id}-${user.suspendedAt}`}
            user={user}
            onChanged={changed}
            onDeleted={() => {
              refreshLists();
              onClose();
            }}
          />
          <AdminUserHistory id={user.id} />
        </>
      )}
    </RecordDrawer>
  );
}
