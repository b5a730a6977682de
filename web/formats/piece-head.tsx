import { Link } from 'react-router';

type PieceHeadProps = {
  list: { path: string; name: string };
  title: string;
  topics: readonly { number: number; shortTitle: string }[];
};

/** The way back to the list, the topics and the title. */
export function PieceHead({ list, title, topics }: PieceHeadProps) {
  return (
    <>
      <p className="text-small text-muted">
        <Link to={list.path} className="link">
          {list.name}
        </Link>{' '}
        · {topics.map(({ number, shortTitle }) => `Tema ${number}. ${shortTitle}`).join(' · ')}
      </p>
      <h1 className="mt-3 text-h1 text-balance">{title}</h1>
    </>
  );
}
