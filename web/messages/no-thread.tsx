import { ButtonLink } from '../ui/button';
import { EmptyState } from '../ui/state';

export default function NoThread() {
  return (
    <div className="grid h-full place-items-center overflow-y-auto">
      <EmptyState
        title="Elige una conversación"
        action={
          <ButtonLink to="nuevo" variant="outline">
            Escribir a alguien
          </ButtonLink>
        }
      >
        Lo que escribes lo leéis los dos. La moderación solo ve aquello de lo que alguien avisa.
      </EmptyState>
    </div>
  );
}
