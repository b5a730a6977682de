import type { Answer } from '@atalaya/core/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { inFull, toTheSecond } from '../admin/moments';
import { Facts, RecordDrawer, RecordSection } from '../admin/resource/record-drawer';
import { read } from '../platform/api';
import { UserAvatar } from '../shell/user-avatar';
import { AdminUserAccess } from './admin-user-access';
import { AdminUserAccount } from './admin-user-account';
import { AdminUserDevices } from './admin-user-devices';
import { AdminUserHistory } from './admin-user-history';
import { UserMarks } from './admin-user-marks';
import { AdminUserPlan } from './admin-user-plan';
import { oppositionNames, tierNames } from './plan-words';

export type UserDetail = Answer<'GET /api/admin/users/:id'>;
/** Every change returns the whole account, which updates the drawer; the list refetches. */
export type OnChanged = (user: UserDetail) => void;

const userQuery = (id: string) => read('GET /api/admin/users/:id', { params: { id } });

export function AdminUserDrawer({ id, onClose }: { id: string | null; onClose: () => unknown }) {
  const queryClient = useQueryClient();
  const query = useQuery({
    ...userQuery(id ?? ''),
    enabled: id !== null,
    staleTime: 0,
    refetchOnMount: 'always',
    retry: false,
  });
  const changed: OnChanged = (user) => {
    queryClient.setQueryData(userQuery(user.id).queryKey, user);
    void queryClient.invalidateQueries({ queryKey: ['/api/admin/users'] });
    void queryClient.invalidateQueries({ queryKey: ['/api/admin/audit'] });
  };
  const deleted = () => {
    void queryClient.invalidateQueries({ queryKey: ['/api/admin/users'] });
    onClose();
  };
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
          <RecordSection title="La cuenta" hideTitle>
            <div className="flex items-start gap-4">
              <UserAvatar user={user} className="size-14 text-[1.75rem]" />
              <div className="grid min-w-0 gap-3">
                <Facts
                  facts={[
                    { label: 'Usuario', value: `@${user.username}` },
                    { label: 'Correo', value: user.email + (user.emailConfirmed ? '' : ' (sin confirmar)') },
                    {
                      label: 'Oposición',
                      value: user.oppositionType ? oppositionNames[user.oppositionType] : 'Sin decir',
                    },
                    { label: 'Nivel ahora', value: tierNames[user.tier] },
                    { label: 'Alta', value: toTheSecond(user.createdAt) },
                    ...(user.deletesAt ? [{ label: 'Se borra', value: inFull(user.deletesAt) }] : []),
                  ]}
                />
                <UserMarks user={user} />
              </div>
            </div>
          </RecordSection>
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
            onDeleted={deleted}
          />
          <AdminUserHistory id={user.id} />
        </>
      )}
    </RecordDrawer>
  );
}
