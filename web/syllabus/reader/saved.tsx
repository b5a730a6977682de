import { CloudAlert, CloudCheck, CloudUpload } from 'lucide-react';
import { Badge } from '../../ui/badge';
import { useOutbox } from './outbox';

const states = {
  saved: { tone: 'success', Icon: CloudCheck, text: 'Todo guardado' },
  saving: { tone: 'neutral', Icon: CloudUpload, text: 'Guardando' },
  waiting: { tone: 'warning', Icon: CloudAlert, text: 'Guardado en este dispositivo' },
} as const;

/** Whether the server has every change, or this device keeps some. */
export function Saved() {
  const { tone, Icon, text } = states[useOutbox(({ state }) => state)];
  return (
    <Badge tone={tone} role="status" className="max-lg:min-h-8 max-lg:bg-transparent max-lg:px-1">
      <Icon className="max-lg:size-5!" />
      <span className="max-lg:sr-only">{text}</span>
    </Badge>
  );
}
