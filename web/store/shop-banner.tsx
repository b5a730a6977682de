import { Tower } from '../ui/tower';

export function ShopBanner() {
  return (
    <header className="relative isolate overflow-hidden bg-panel text-on-panel">
      <svg
        viewBox="0 0 720 220"
        preserveAspectRatio="xMaxYMax slice"
        aria-hidden="true"
        className="absolute right-0 bottom-0 -z-10 h-full w-180 max-md:-right-60"
      >
        <circle cx="440" cy="206" r="330" fill="#0e2650" />
        <circle cx="440" cy="206" r="240" fill="#143362" />
        <circle cx="440" cy="206" r="160" fill="#1d4276" />
        <circle cx="440" cy="206" r="96" fill="#2f5688" />
        <circle cx="440" cy="206" r="52" fill="#c6b68d" />
        <g transform="translate(440 208) scale(.4)">
          <Tower ink="night" />
        </g>
      </svg>
      <svg
        viewBox="0 0 1440 20"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-x-0 bottom-0 -z-10 h-4 w-full"
      >
        <path d="M0 8q720-14 1440 0v12H0z" fill="#061329" />
      </svg>
      <div className="page-width py-10 md:pt-14 md:pb-16">
        <h1 className="max-w-[14ch] text-[clamp(3rem,5.2vw,4.5rem)] leading-[.92] md:max-w-none">
          Compra solo lo que te falta
        </h1>
        <p className="mt-3 max-w-[34ch] text-[#d5dff0] md:max-w-none">
          Temas sueltos, packs y cursos. Lo de pago único es tuyo para siempre.
        </p>
      </div>
    </header>
  );
}
