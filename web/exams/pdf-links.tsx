import { FileDown } from 'lucide-react';
import { addressOf } from '../platform/api';
import { buttonClass } from '../ui/button-class';

type PdfLinksProps = {
  examId: string;
  label: string;
  variant: 'outline' | 'on-panel';
  hasKey?: boolean;
};

/** The questions with their answer sheet, and separately the key. */
export const PdfLinks = ({ examId, label, variant, hasKey = true }: PdfLinksProps) => (
  <>
    <a
      download
      href={addressOf('GET /api/exams/:id/pdf', { params: { id: examId }, query: { part: 'paper' } })}
      className={buttonClass({ variant, size: 'sm' })}
    >
      <FileDown />
      {label}
    </a>
    {hasKey && (
      <a
        download
        href={addressOf('GET /api/exams/:id/pdf', { params: { id: examId }, query: { part: 'key' } })}
        className={buttonClass({ variant, size: 'sm' })}
      >
        <FileDown />
        Soluciones en PDF
      </a>
    )}
  </>
);
