import type { ReactNode } from 'react';

/** The controls of the round: at the bottom edge of a phone, under the card on a larger screen. */
export const RoundFoot = ({ children }: { children: ReactNode }) => (
  <>
    <div aria-hidden="true" className="h-40 md:hidden" />
    <div className="max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-10 max-md:border-t max-md:border-line max-md:bg-surface max-md:px-5 max-md:py-3.5 max-md:pb-[max(0.875rem,env(safe-area-inset-bottom))] md:mx-auto md:mt-10 md:w-full md:max-w-[42rem]">
      {children}
    </div>
  </>
);
