import { gameFacts, games } from '@atalaya/core/games/game';
import type { Cells } from '../../admin/resource/described-columns';
import { ButtonLink } from '../../ui/button';

const gameName = (value: unknown): string => {
  const game = games.find((one) => one === value);
  return game ? gameFacts[game].name : '';
};

export const reportCells: Cells = {
  reason: { header: 'Aviso' },
  answer: { header: 'Palabra o tarjeta' },
  game: { header: 'Juego', cell: ({ game }) => gameName(game) },
  topic: { header: 'Tema' },
};

type Reported = Readonly<Record<string, unknown>>;

/** What the user saw, and the way to the record that it comes from. */
export function ReportedItem({ report }: { report: Reported }) {
  const { reason, question, answer, game, kind, itemId } = report;
  const list = kind === 'flashcard' ? '/admin/flashcards' : '/admin/terminos';
  return (
    <div className="mt-5 grid gap-3">
      <p>«{String(reason ?? '')}»</p>
      <dl className="grid gap-2 rounded-lg border border-line p-4 text-small">
        <dt className="text-muted">Se preguntaba, en {gameName(game)}</dt>
        <dd>{String(question ?? '')}</dd>
        <dt className="text-muted">Solución</dt>
        <dd className="font-semibold">{String(answer ?? '')}</dd>
      </dl>
      <ButtonLink
        variant="outline"
        size="sm"
        className="w-fit"
        to={`${list}?ficha=${encodeURIComponent(String(itemId ?? ''))}`}
      >
        {kind === 'flashcard' ? 'Editar la tarjeta' : 'Editar el término'}
      </ButtonLink>
    </div>
  );
}
