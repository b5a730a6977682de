import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';

export const BackToEnglish = ({ to = '/campus-estudio/ingles', label = 'Inglés' }) => (
  <Link to={to} className="link mb-3 inline-flex min-h-11 items-center gap-1.5 text-small">
    <ArrowLeft className="size-4" />
    {label}
  </Link>
);
