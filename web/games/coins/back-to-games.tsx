import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router';

export const BackToGames = () => (
  <Link to="/campus-estudio/juegos" className="inline-flex items-center gap-1 hover:underline">
    <ChevronLeft className="size-4.5" />
    Juegos
  </Link>
);
