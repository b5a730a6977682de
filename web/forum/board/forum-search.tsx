import { boardQuery } from '@atalaya/core/forum/board';
import { Search } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Input } from '../../ui/forms/input';

/** Without JavaScript it is a GET form. */
export function ForumSearch({ path, search }: { path: string; search: string | undefined }) {
  const navigate = useNavigate();
  return (
    <search className="min-w-0 flex-1 md:max-w-80">
      <form
        action={path}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = String(new FormData(event.currentTarget).get('q') ?? '').trim();
          void navigate(path + boardQuery({ search: typed }));
        }}
      >
        <Input
          key={search}
          label="Buscar en el foro"
          hideLabel
          type="search"
          name="q"
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          icon={<Search />}
          placeholder="Buscar en el foro"
          defaultValue={search ?? ''}
        />
      </form>
    </search>
  );
}
