import { type Board, boardQuery } from '@atalaya/core/forum/board';
import { useSession } from '../../platform/session';
import { TabLinks } from '../../ui/tab-links';
import { useReadings } from './use-readings';

const HOME = '/foro';

/** Two of the tabs are only for signed-in users. */
export function BoardTabs({ board, path }: { board: Board; path: string }) {
  const { user } = useSession();
  const { unread } = useReadings([]);
  const isSearch = board.search !== undefined;
  const isOwn = user !== null && board.author === user.username;
  const tabs = [
    {
      to: path,
      label: 'Todos',
      current: !isSearch && !board.filter && !board.isUnread && !isOwn,
    },
    ...(user
      ? [
          {
            to: HOME + boardQuery({ isUnread: true }),
            label: (
              <>
                Sin leer
                {unread > 0 && (
                  <span className="rounded-full bg-gold px-2 py-0.5 text-micro text-on-gold">{unread}</span>
                )}
              </>
            ),
            current: board.isUnread,
          },
        ]
      : []),
    {
      to: path + boardQuery({ filter: 'sin-resolver' }),
      label: 'Sin resolver',
      current: board.filter === 'sin-resolver',
    },
    {
      to: path + boardQuery({ filter: 'sin-respuesta' }),
      label: 'Sin respuesta',
      current: board.filter === 'sin-respuesta',
    },
    ...(user
      ? [{ to: HOME + boardQuery({ author: user.username }), label: 'Tus temas', current: isOwn }]
      : []),
  ];
  return <TabLinks label="Vistas del foro" tabs={tabs} />;
}
