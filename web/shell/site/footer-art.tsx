import { Tower } from '../../ui/tower';

export function FooterArt() {
  return (
    <svg viewBox="0 0 1440 190" className="-mb-px block h-auto w-full" aria-hidden="true">
      <path d="M0 150L220 122l150 22 180-44 170 40 220-34 190 30 310-22v90H0z" fill="var(--line)" />
      <g transform="translate(1080 186) scale(.38)">
        <Tower ink="silhouette" />
      </g>
      <path d="M0 176Q380 120 760 160T1440 140v50H0z" fill="var(--panel)" />
    </svg>
  );
}
