import { longDay } from '@atalaya/core/platform/date-format';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { ButtonLink } from '../ui/button';

type PieceFootProps = {
  path: string;
  basis: string;
  validOn: string;
  topics: readonly { number: number }[];
  next: { id: string; title: string } | null;
};

/** The law it rests on, its topics and the next piece. */
export function PieceFoot({ path, basis, validOn, topics, next }: PieceFootProps) {
  return (
    <>
      <p className="mt-8 text-small text-muted">
        <strong>Base legal.</strong> {basis} Comprobado con los textos en vigor el {longDay(validOn)}.
      </p>
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
        {topics.map(({ number }) => (
          <Link
            key={number}
            to={`/campus-estudio/temario/tema-${number}`}
            className="link pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
          >
            Estudia el tema {number}
          </Link>
        ))}
      </p>
      {next && (
        <ButtonLink to={`${path}/${next.id}`} variant="outline" className="mt-8">
          Siguiente: {next.title}
          <ArrowRight />
        </ButtonLink>
      )}
    </>
  );
}
