import { useEffect, useState, useSyncExternalStore } from 'react';
import { holdDeviceCheck } from '../../devices/exam-shield';
import { type ExamSession, type ExamSessionView, openExamSession } from './exam-session';
import type { SittingApi, SittingPaper } from './sitting-api';

/** Opens the exam state while the page is mounted and blocks interruptions while it runs. */
export function useExamSession(
  paper: SittingPaper,
  userId: string,
  api?: SittingApi,
): { session: ExamSession; view: ExamSessionView } {
  const [session] = useState(() => openExamSession(paper, userId, api));
  useEffect(() => session.open(), [session]);
  useEffect(holdDeviceCheck, []);
  return { session, view: useSyncExternalStore(session.subscribe, session.view, session.view) };
}
