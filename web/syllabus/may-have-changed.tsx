import { History } from 'lucide-react';
import { Badge } from '../ui/badge';

/** The article behind a question or a card has changed, and it has not been reviewed yet. */
export const MayHaveChanged = () => (
  <Badge tone="warning" title="Su artículo ha cambiado y la estamos revisando.">
    <History /> Puede haber cambiado
  </Badge>
);
