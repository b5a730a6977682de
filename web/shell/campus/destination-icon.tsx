import icons from './icons.svg?url';

/** One file for the whole list: as modules, the icons would be some forty requests of every first visit. */
export const DestinationIcon = ({ name }: { name: string }) => (
  <svg viewBox="0 0 24 24" className="lucide" aria-hidden="true">
    <use href={`${icons}#${name}`} />
  </svg>
);
