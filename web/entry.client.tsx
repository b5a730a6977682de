import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { stopNotingClicks } from './platform/early-clicks';

// In a task of its own: the code has only just been read, and a key or a finger may be waiting.
setTimeout(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
    stopNotingClicks();
  }),
);
