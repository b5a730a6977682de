import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { read } from '../../platform/api';
import { BoardPart } from './board-part';

/** The short lessons, the drawn sheets, the moving explanations and the procedures in 3D of the topic. Without them, and without a network, the board has no such part. */
export function BoardFormats({ number }: { number: number }) {
  const pills = useQuery(read('GET /api/formats/pills')).data ?? [];
  const infographics = useQuery(read('GET /api/formats/infographics')).data ?? [];
  const procedures = useQuery(read('GET /api/formats/procedures')).data ?? [];
  const animations = useQuery(read('GET /api/formats/animations')).data ?? [];
  const isOfTopic = ({ topics }: { topics: readonly { number: number }[] }) =>
    topics.some((topic) => topic.number === number);
  return (
    <>
      <FormatPart
        id="pildoras"
        title="Píldoras"
        path="/pildora"
        pieces={pills.filter(({ topic }) => topic.number === number)}
      />
      <FormatPart
        id="infografias"
        title="Infografías"
        path="/infografia"
        pieces={infographics.filter(isOfTopic)}
      />
      <FormatPart
        id="explicaciones-animadas"
        title="Explicaciones animadas"
        path="/explicacion-animada"
        pieces={animations.filter(isOfTopic)}
      />
      <FormatPart
        id="procedimientos"
        title="Procedimientos en 3D"
        path="/3d-procedimiento"
        pieces={procedures.filter(isOfTopic)}
      />
    </>
  );
}

type FormatPartProps = {
  id: string;
  title: string;
  path: string;
  pieces: readonly { id: string; title: string }[];
};

function FormatPart({ id, title, path, pieces }: FormatPartProps) {
  if (pieces.length === 0) return null;
  return (
    <BoardPart id={id} title={title} locked={null} count={pieces.length}>
      <ul className="grid gap-1">
        {pieces.map((piece) => (
          <li key={piece.id}>
            <Link
              to={`${path}/${piece.id}`}
              className="link inline-flex min-h-8 items-center pointer-coarse:min-h-11"
            >
              {piece.title}
            </Link>
          </li>
        ))}
      </ul>
    </BoardPart>
  );
}
