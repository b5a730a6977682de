import type { ComponentProps } from 'react';
import { useHydrated } from '../platform/use-hydrated';
import { Button } from '../ui/button';

/** Not a submit button until hydration: an early press would reload the page and lose the input. */
export function SaveButton(props: Omit<ComponentProps<typeof Button>, 'type'>) {
  return (
    <Button
      {...props}
      type={useHydrated() ? 'submit' : 'button'}
      className="justify-self-start max-sm:w-full"
    />
  );
}
