import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { stopNotingPresses } from './platform/early-acts';

// In a task of its own: the code has only just been read, and a key or a finger may be waiting.
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
