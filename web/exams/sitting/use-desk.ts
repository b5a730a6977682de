import type { Paper } from '@atalaya/core/exams/exams.contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { holdDeviceCheck } from '../../devices/exam-shield';
import { type Desk, type DeskView, openDesk } from './exam-desk';

/** Opens the exam state while the page is mounted and blocks interruptions while it runs. */
export function useDesk(paper: Paper, userId: string): { desk: Desk; view: DeskView } {
  const [desk] = useState(() => openDesk(paper, userId));
  useEffect(() => desk.open(), [desk]);
  useEffect(holdDeviceCheck, []);
  return { desk, view: useSyncExternalStore(desk.subscribe, desk.view, desk.view) };
}
