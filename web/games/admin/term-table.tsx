import type { Answer } from '@atalaya/core/api';
import { type Game, gameFacts, games } from '@atalaya/core/games/game';
import { formatCount } from '@atalaya/core/platform/number-format';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { NEW, OPENED_HERE, useOpenRecord } from '../../admin/resource/use-open-record';
import { ButtonLink } from '../../ui/button';
import { Table, Td, Th, Tr } from '../../ui/table';

type Material = Answer<'GET /api/admin/games/topics/:topic'>;

const terms = (count: number) => formatCount(count, 'término', 'términos');
const inWords = (isIn: boolean) => (isIn ? 'Sí' : 'No');

export function TermTable({ topic, material }: { topic: number; material: Material }) {
  const all = material.terms;
  const record = useOpenRecord('ficha');
  const given: Record<Game, string> = {
    crossword: terms(all.filter(({ inCrossword }) => inCrossword).length),
    hangman: terms(all.filter(({ inHangman }) => inHangman).length),
    flashcards: `${formatCount(material.cards, 'tarjeta', 'tarjetas')} y ${terms(all.length)}`,
    placing: `${terms(all.length)} y ${formatCount(material.branches, 'rama', 'ramas')} de esquemas`,
  };
  return (
    <section className="grid gap-5">
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2 xl:grid-cols-4">
        {games.map((game) => (
          <div key={game}>
            <dt className="text-small text-muted">{gameFacts[game].name}</dt>
            <dd className="font-semibold">
              {material.closed.includes(game) ? 'Nada: el tema está cerrado a este juego' : given[game]}
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        <ButtonLink variant="outline" size="sm" to={record.to(NEW)} state={OPENED_HERE} preventScrollReset>
          <Plus />
          Nuevo término
        </ButtonLink>
        <ButtonLink variant="outline" size="sm" to={`/admin/terminos?topic=${topic}`}>
          Gestionar los términos del tema
        </ButtonLink>
      </div>
      {all.length > 0 && (
        <div className="max-h-120 overflow-y-auto">
          <Table caption={`Términos publicados del tema ${topic}`} dense>
            <thead>
              <tr>
                <Th>Palabra</Th>
                <Th>Pista</Th>
                <Th>{gameFacts.crossword.name}</Th>
                <Th>{gameFacts.hangman.name}</Th>
              </tr>
            </thead>
            <tbody>
              {all.map(({ id, word, clue, inCrossword, inHangman }) => (
                <Tr key={id}>
                  <Td>
                    <Link
                      className="font-semibold underline"
                      to={record.to(id)}
                      state={OPENED_HERE}
                      preventScrollReset
                    >
                      {word}
                    </Link>
                  </Td>
                  <Td className="min-w-60">{clue}</Td>
                  <Td>{inWords(inCrossword)}</Td>
                  <Td>{inWords(inHangman)}</Td>
                </Tr>
              ))}
            </tbody>
          </Table>
        </div>
      )}
    </section>
  );
}
