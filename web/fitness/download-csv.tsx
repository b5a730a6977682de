import { Download } from 'lucide-react';
import { buttonClass } from '../ui/button-class';

export const DownloadCsv = ({ part }: { part: 'marcas' | 'entrenamientos' }) => (
  <a
    href={`/api/fitness/export?part=${part}`}
    download
    className={buttonClass({ variant: 'quiet', size: 'sm' })}
  >
    <Download />
    Descargar en CSV
  </a>
);
