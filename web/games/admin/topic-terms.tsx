import { type Difficulty, difficulties } from '@atalaya/core/games/game';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../../platform/api';
import { sentenceFor } from '../../platform/http-error';
import { Select } from '../../ui/forms/select';
import { Section } from '../../ui/section';
import { Skeleton } from '../../ui/skeleton';
import { ErrorState } from '../../ui/state';
import { CrosswordPreview } from '../crossword/crossword-preview';
import { difficultyNames } from './difficulty-names';
import { MATERIAL } from './material-key';
import { TermDrawer } from './term-drawer';
import { TermTable } from './term-table';

/** What a topic gives to each game, its terms, and the crosswords they make. */
export function TopicTerms() {
  const [search, setSearch] = useSearchParams();
  const topic = Math.min(45, Math.max(1, Math.trunc(Number(search.get('tema')) || 1)));
  const [difficulty, setDifficulty] = useState<Difficulty>(2);
  const { data: topics } = useQuery({ queryKey: ['topics'], queryFn: () => call('GET /api/topics') });
  const { data, error, refetch } = useQuery({
    queryKey: [...MATERIAL, topic],
    queryFn: () => call('GET /api/admin/games/topics/:topic', { params: { topic } }),
  });
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-end gap-4">
        <Select
          label="Tema"
          options={(topics ?? []).map(({ number, shortTitle }) => ({
            value: String(number),
            label: `${number}. ${shortTitle}`,
          }))}
          value={String(topic)}
          onChange={({ target }) => setSearch({ parte: 'terminos', tema: target.value })}
        />
        <Select
          label="Dificultad del crucigrama"
          options={difficulties.map((value) => ({ value: String(value), label: difficultyNames[value] }))}
          value={String(difficulty)}
          onChange={({ target }) =>
            setDifficulty(difficulties.find((one) => String(one) === target.value) ?? difficulty)
          }
        />
      </div>
      {error ? (
        <ErrorState title="No se han podido leer los términos" retry={refetch}>
          {sentenceFor(error)}
        </ErrorState>
      ) : data ? (
        <>
          <TermTable topic={topic} material={data} />
          <Section id="crucigrama" title="El crucigrama que dan" className="grid gap-3">
            <CrosswordPreview key={topic} terms={data.terms} difficulty={difficulty} />
          </Section>
          <TermDrawer topic={topic} terms={data.terms} difficulty={difficulty} />
        </>
      ) : (
        <Skeleton className="h-120" />
      )}
    </div>
  );
}
