import { Navigate, Outlet, useLocation } from 'react-router';
import { useLegacyAdmission } from './legacy-session';

/** Redirects to /legacy without the session flag. */
export default function LegacyGuard() {
  const admitted = useLegacyAdmission();
  const { pathname } = useLocation();
  if (admitted === undefined) return null;
  return admitted ? <Outlet /> : <Navigate to="/legacy" replace state={{ from: pathname }} />;
}
