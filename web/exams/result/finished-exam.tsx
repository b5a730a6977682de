import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { Spinner } from '../../ui/spinner';
import { drain } from '../sitting/outbox';

const unheard = { work: () => {}, time: () => {}, notice: () => {} };

/** The server has finished the exam. Clear the device's copy first, then show the result. */
export function FinishedExam({ examId }: { examId: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    let wanted = true;
    drain(examId, unheard)
      .catch(() => {})
      .then(() => wanted && navigate(`/test/${examId}/resultado`, { replace: true }));
    return () => {
      wanted = false;
    };
  }, [examId, navigate]);
  return (
    <main id="contenido" className="grid min-h-dvh place-items-center px-5">
      <div role="status" className="flex items-center gap-3 text-muted">
        <Spinner />
        <h1 className="font-sans text-body font-normal">Preparando tu resultado</h1>
      </div>
    </main>
  );
}
