import type { ComponentProps } from 'react';
import { useHydrated } from '../platform/use-hydrated';
import { Button } from '../ui/button';

/** No submit button until the page is alive: a press that comes too early would leave the page with what was typed. */
export function SaveButton(props: Omit<ComponentProps<typeof Button>, 'type'>) {
  return (
    <Button
      {...props}
      type={useHydrated() ? 'submit' : 'button'}
      className="justify-self-start max-sm:w-full"
    />
  );
}
