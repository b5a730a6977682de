import { StrictMode, startTransition } from 'react';
import { HydratedRouter } from 'react-router/dom';
import { stopNotingPresses } from './platform/early-acts';

// Each in a task of its own: a key or a finger may be waiting while the code is read, while React's own begins, and after.
setTimeout(async () => {
  const { hydrateRoot } = await import('react-dom/client');
  setTimeout(() =>
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <HydratedRouter />
        </StrictMode>,
      );
      stopNotingPresses();
    }),
  );
});
