/** An icon of a menu. One file for the whole list: as modules, the icons would be some forty requests of a first visit. */
export const SpriteIcon = ({ href }: { href: string }) => (
  <svg viewBox="0 0 24 24" className="lucide" aria-hidden="true">
    <use href={href} />
  </svg>
);
