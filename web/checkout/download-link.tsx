import { Download } from 'lucide-react';
import { buttonClass } from '../ui/button-class';

/** A file that the server makes. */
export const DownloadLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href} download className={buttonClass({ variant: 'outline', size: 'sm' })}>
    <Download aria-hidden="true" />
    {children}
  </a>
);
