import { Button } from '../../ui/button';

type BlockedPostProps = { name: string; onShow: () => void };

/** In place of the post of somebody whom the reader has blocked. */
export const BlockedPost = ({ name, onShow }: BlockedPostProps) => (
  <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-small text-muted">
    Has bloqueado a {name}.
    <Button size="sm" variant="quiet" onClick={onShow}>
      Mostrar este mensaje
    </Button>
  </p>
);
