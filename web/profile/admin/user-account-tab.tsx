import { useNavigate, useOutletContext } from 'react-router';
import { AdminUserAccess } from './user-access';
import { AdminUserAccount } from './user-account';
import type { UserPageContext } from './user-page';
import { AdminUserSummary } from './user-summary';

export default function AccountTab() {
  const { user, onChanged, onDeleted } = useOutletContext<UserPageContext>();
  const navigate = useNavigate();
  return (
    <div className="max-w-180">
      <h2 className="sr-only">Cuenta</h2>
      <AdminUserSummary user={user} />
      <AdminUserAccess user={user} onChanged={onChanged} />
      <AdminUserAccount
        key={`${user.id}-${user.suspendedAt}`}
        user={user}
        onChanged={onChanged}
        onDeleted={() => {
          onDeleted();
          void navigate('/admin/usuarios', { replace: true });
        }}
      />
    </div>
  );
}
