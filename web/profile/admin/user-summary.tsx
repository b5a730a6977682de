import type { ReactNode } from 'react';
import { inFull, toTheSecond } from '../../admin/moments';
import { Facts, RecordSection } from '../../admin/resource/record-drawer';
import { UserAvatar } from '../../shell/user-avatar';
import { oppositionNames, tierNames } from '../plan-words';
import type { UserDetail } from './use-user';

export function AdminUserSummary({ user, children }: { user: UserDetail; children?: ReactNode }) {
  return (
    <RecordSection title="La cuenta" hideTitle>
      <div className="flex items-start gap-4">
        <UserAvatar user={user} className="size-14 text-[1.75rem]" />
        <div className="grid min-w-0 justify-items-start gap-3">
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
          {children}
        </div>
      </div>
    </RecordSection>
  );
}
