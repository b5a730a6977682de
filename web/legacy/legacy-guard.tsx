import { Navigate, Outlet, useLocation } from 'react-router';
import { useLegacyAdmission } from './legacy-session';

/** After hydration: redirects to /legacy without the session flag. */
export default function LegacyGuard() {
  const admitted = useLegacyAdmission();
  const { pathname } = useLocation();
  // The server has checked the cookie before it renders.
  return (admitted ?? true) ? <Outlet /> : <Navigate to="/legacy" replace state={{ from: pathname }} />;
}
