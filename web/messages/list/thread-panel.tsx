import { type Box, boxes } from '@atalaya/core/messages/messages';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Input } from '../../ui/forms/input';
import { TabLinks } from '../../ui/tab-links';
import { unreadQuery } from '../messages-queries';
import { ThreadList } from './thread-list';

const FoundMessages = lazy(async () => ({ default: (await import('./found-messages')).FoundMessages }));

/** The search, the two boxes and their conversations. */
export function ThreadPanel() {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const [params] = useSearchParams();
  const box: Box = boxes.find((one) => one === params.get('bandeja')) ?? 'inbox';
  const { data } = useQuery({ ...unreadQuery, enabled: false });
  const requests = data?.requests ?? 0;
  return (
    <section aria-label="Conversaciones" className="flex h-full flex-col">
      <div className="px-4 pt-4">
        <Input
          type="search"
          label="Buscar en tus mensajes"
          hideLabel
          placeholder="Buscar en tus mensajes"
          icon={<Search />}
          size="sm"
          maxLength={100}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      {search ? (
        <Suspense>
          <FoundMessages search={search} onOpen={() => setTyped('')} />
        </Suspense>
      ) : (
        <>
          <div className="px-4 pt-2">
            <TabLinks
              label="Bandejas"
              tabs={[
                { to: '?', label: 'Conversaciones', current: box === 'inbox' },
                {
                  to: '?bandeja=requests',
                  label: requests > 0 ? `Solicitudes (${requests})` : 'Solicitudes',
                  current: box === 'requests',
                },
              ]}
            />
          </div>
          <ThreadList key={box} box={box} />
        </>
      )}
    </section>
  );
}
