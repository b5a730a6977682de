import type { Paper } from '@atalaya/core/exams/exams.contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { holdDeviceCheck } from '../../devices/exam-shield';
import { type ExamSession, type ExamSessionView, openExamSession } from './exam-session';

/** Opens the exam state while the page is mounted and blocks interruptions while it runs. */
export function useExamSession(
  paper: Paper,
  userId: string,
): { session: ExamSession; view: ExamSessionView } {
  const [session] = useState(() => openExamSession(paper, userId));
  useEffect(() => session.open(), [session]);
  useEffect(holdDeviceCheck, []);
  return { session, view: useSyncExternalStore(session.subscribe, session.view, session.view) };
}
