/** The first stop of the keyboard on every page. */
export const SkipLink = () => (
  <a
    href="#contenido"
    className="sr-only z-40 rounded-lg bg-navy px-5 py-3 font-semibold text-on-navy focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
  >
    Saltar al contenido
  </a>
);
