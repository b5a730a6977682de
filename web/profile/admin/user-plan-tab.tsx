import { useOutletContext } from 'react-router';
import type { UserPageContext } from './user-page';
import { AdminUserPlan } from './user-plan';

export default function PlanTab() {
  const { user, onChanged } = useOutletContext<UserPageContext>();
  return (
    <div className="max-w-180">
      <h2 className="sr-only">Plan</h2>
      <AdminUserPlan
        key={`${user.planTier}-${user.givenPlan?.endsAt}-${user.trialEndsAt}`}
        user={user}
        onChanged={onChanged}
      />
    </div>
  );
}
