import { newMessagePath, SHORTEST_PERSON } from '@atalaya/core/messages/messages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { read } from '../../platform/api';
import { SectionFault } from '../../platform/section-states';
import { Input } from '../../ui/forms/input';
import { PersonAvatar, PersonName } from '../person-name';

export function FindPerson() {
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const { data, error, refetch } = useQuery({
    ...read('GET /api/messages/people', { query: { q } }),
    enabled: q.replace('@', '').length >= SHORTEST_PERSON,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const isLong = q.replace('@', '').length >= SHORTEST_PERSON;
  return (
    <div className="min-h-0 flex-1 overflow-y-auto p-4">
      <Input
        type="search"
        label="Nombre de usuario"
        hint="Salen quienes escriben en el foro. A los demás los encuentras por su nombre completo."
        icon={<Search />}
        autoComplete="off"
        maxLength={60}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {error && !data && <SectionFault error={error} retry={refetch} />}
      {isLong && data && (
        <>
          <p role="status" className="mt-4 text-small text-muted">
            {data.length === 0 ? `Nadie con «${q}»` : ''}
          </p>
          <ul className="mt-1 grid gap-0.5">
            {data.map((person) => (
              <li key={person.username}>
                <Link
                  to={newMessagePath(person.username ?? '')}
                  className="flex items-center gap-3 rounded-lg px-2.5 py-2 no-underline hover:bg-sunken"
                >
                  <PersonAvatar person={person} />
                  <PersonName person={person} />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
