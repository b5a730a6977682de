import type { Answer } from '@atalaya/core/api';
import type { Kit } from '../platform/kit';

type Panel = Answer<'GET /api/admin/dashboard'>['panels'][number];
type Source = (kit: Kit) => Promise<Panel>;

const sources = new Map<string, Source>();

/** A room shows its newest on the dashboard, which knows no room. */
export function addDashboardPanel(name: string, source: Source): void {
  sources.set(name, source);
}

export const dashboardPanels = (kit: Kit): Promise<Panel[]> =>
  Promise.all([...sources.values()].map((source) => source(kit)));
