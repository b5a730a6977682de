import { Navigate, Outlet, useLocation } from 'react-router';
import { useLegacyAdmission } from './legacy-session';

/** The layout of every route under /legacy/…: without the flag of the session it leads to /legacy, which remembers the way. */
export default function LegacyGuard() {
  const admitted = useLegacyAdmission();
  const { pathname } = useLocation();
  if (admitted === undefined) return null;
  return admitted ? <Outlet /> : <Navigate to="/legacy" replace state={{ from: pathname }} />;
}
