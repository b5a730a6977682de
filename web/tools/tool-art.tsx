import type { ToolId } from '@atalaya/core/tools/catalogue';
import type { ReactNode } from 'react';

const mono = 'ui-monospace, Menlo, monospace';

/** Drawings of the cards; decorative. */
export const toolArt: Record<ToolId, ReactNode> = {
  alcoholimetro: (
    <svg className="mx-auto h-full max-h-48 w-full" viewBox="0 0 420 190" aria-hidden="true">
      <g stroke="#2B4470" strokeWidth="1.5">
        <path d="M0 150h420" />
      </g>
      <path d="M0 92h420" stroke="#E8BC5C" strokeWidth="2" strokeDasharray="3 6" />
      <path d="M96 30C150 30 260 84 402 138v10C260 110 150 60 96 60z" fill="#29507F" />
      <path
        d="M14 150C44 150 52 44 96 44c60 0 160 52 306 100"
        fill="none"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle cx="96" cy="44" r="11" fill="#E8BC5C" />
      <g fontSize="15" fill="#D5DFF0">
        <text x="352" y="84">
          0,25
        </text>
        <text x="14" y="176">
          22 h
        </text>
        <text x="196" y="176">
          2 h
        </text>
        <text x="376" y="176">
          6 h
        </text>
      </g>
    </svg>
  ),
  'dni-nie': (
    <svg className="mx-auto h-full max-h-48 w-full" viewBox="0 0 340 190" aria-hidden="true">
      <rect
        x="20"
        y="18"
        width="250"
        height="156"
        rx="12"
        fill="var(--surface)"
        stroke="var(--navy)"
        strokeWidth="2.5"
      />
      <rect x="36" y="52" width="66" height="84" rx="6" fill="var(--navy-tint)" />
      <circle cx="69" cy="82" r="15" fill="var(--navy)" />
      <path d="M44 136q2-32 25-32t25 32z" fill="var(--navy)" />
      <path
        d="M36 36h110M118 62h96M118 80h70M118 98h84"
        stroke="var(--line)"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <text x="118" y="134" fontFamily={mono} fontSize="21" fill="var(--ink)">
        12345678
      </text>
      <rect x="244" y="104" width="64" height="64" rx="10" fill="var(--gold)" />
      <text
        x="276"
        y="151"
        textAnchor="middle"
        fontFamily="var(--font-display)"
        fontWeight="700"
        fontSize="44"
        fill="var(--on-gold)"
      >
        Z
      </text>
    </svg>
  ),
  documentoscopia: (
    <svg className="mx-auto h-full max-h-48 w-full" viewBox="0 0 340 130" aria-hidden="true">
      <rect
        x="6"
        y="14"
        width="328"
        height="102"
        rx="8"
        fill="var(--surface)"
        stroke="var(--line-strong)"
        strokeWidth="1.5"
      />
      <g fontFamily={mono} fontSize="15" fill="var(--ink)">
        <text x="20" y="54" textLength="300">
          {'P<UTOERIKSSON<<ANNA<MARIA<<<<<'}
        </text>
        <text x="20" y="86" textLength="300">
          L898902C36UTO7408122F1204159ZE184
        </text>
      </g>
      <rect x="190" y="68" width="14" height="26" rx="4" fill="none" stroke="var(--danger)" strokeWidth="3" />
      <path d="M197 94v14" stroke="var(--danger)" strokeWidth="3" />
    </svg>
  ),
  'localizador-vin': (
    <svg className="mx-auto h-full max-h-48 w-full" viewBox="0 0 340 130" aria-hidden="true">
      <rect x="6" y="30" width="60" height="44" rx="6" fill="var(--navy)" />
      <text
        x="36"
        y="59"
        textAnchor="middle"
        fontFamily={mono}
        fontWeight="600"
        fontSize="20"
        fill="var(--on-navy)"
      >
        VSS
      </text>
      <rect x="70" y="30" width="116" height="44" rx="6" fill="var(--navy-tint)" />
      <text
        x="128"
        y="59"
        textAnchor="middle"
        fontFamily={mono}
        fontWeight="600"
        fontSize="20"
        fill="var(--navy)"
      >
        ZZZ6JZ
      </text>
      <rect x="190" y="30" width="144" height="44" rx="6" fill="var(--gold)" />
      <text
        x="262"
        y="59"
        textAnchor="middle"
        fontFamily={mono}
        fontWeight="600"
        fontSize="20"
        fill="var(--on-gold)"
      >
        9R000001
      </text>
      <g fontSize="15" fill="var(--muted)" textAnchor="middle">
        <text x="36" y="98">
          SEAT
        </text>
        <text x="128" y="98">
          modelo
        </text>
        <text x="262" y="98">
          año y serie
        </text>
      </g>
    </svg>
  ),
  'verificador-itv': (
    <svg className="mx-auto h-full max-h-48 w-full" viewBox="0 0 340 130" aria-hidden="true">
      <path d="M16 62h308" stroke="var(--line)" strokeWidth="5" />
      <path d="M16 62h170" stroke="var(--navy)" strokeWidth="5" />
      <g fill="var(--navy)">
        <circle cx="16" cy="62" r="9" />
        <circle cx="118" cy="62" r="9" />
      </g>
      <circle cx="186" cy="62" r="13" fill="var(--gold)" />
      <g fill="var(--surface)" stroke="var(--line-strong)" strokeWidth="4">
        <circle cx="254" cy="62" r="8" />
        <circle cx="306" cy="62" r="8" />
      </g>
      <g fontSize="15" fill="var(--muted)" textAnchor="middle">
        <text x="4" y="98" textAnchor="start">
          matrícula
        </text>
        <text x="118" y="98">
          4 años
        </text>
        <text x="254" y="98">
          10
        </text>
      </g>
      <text
        x="186"
        y="36"
        textAnchor="middle"
        fontFamily="var(--font-display)"
        fontWeight="700"
        fontSize="20"
        fill="var(--ink)"
      >
        oct 2026
      </text>
    </svg>
  ),
  'limpieza-arma': (
    <svg className="mx-auto h-full max-h-48 w-full" viewBox="0 0 340 170" aria-hidden="true">
      <path d="M34 20h236v30H96l-8 6H40q-6 0-6-6z" fill="var(--navy)" />
      <path d="M120 20h34v12h-34z" fill="var(--surface)" />
      <path d="M232 26v18M242 26v18M252 26v18" stroke="var(--surface)" strokeWidth="3.5" />
      <path d="M48 68h132l16 12h18v-12h10v22h-36l-10-6H48z" fill="var(--gold)" />
      <path
        d="M48 100h6l5-8 8 16 8-16 8 16 8-16 8 16 8-16 8 16 8-16 8 16 8-16 5 8h40"
        fill="none"
        stroke="var(--line-strong)"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path
        d="M40 118h212l10 8 24 40h-54l-16-30h-36q-2 24-20 24t-18-24h-20l-6-8H40z"
        fill="var(--silhouette)"
      />
      <path d="M150 138h22q-2 12-11 12t-11-12z" fill="var(--surface)" />
    </svg>
  ),
  'asistente-policial': (
    <svg className="mx-auto h-full max-h-48 w-full" viewBox="0 0 460 170" aria-hidden="true">
      <path d="M222 6h218q10 0 10 10v46H232q-10 0-10-10z" fill="var(--navy)" />
      <g fontSize="16" fill="var(--on-navy)">
        <text x="238" y="30">
          ¿Puedo cachear a alguien
        </text>
        <text x="238" y="51">
          sin indicios?
        </text>
      </g>
      <path d="M20 80h280q10 0 10 10v64q0 10-10 10H10V90q0-10 10-10z" fill="var(--surface)" />
      <g fontSize="16" fill="var(--ink)">
        <text x="26" y="106">
          No: el registro corporal externo
        </text>
        <text x="26" y="128">
          pide indicios racionales.
        </text>
        <text x="26" y="150">
          Art. 20, LO 4/2015
        </text>
      </g>
      <rect x="210" y="112" width="22" height="22" rx="5" fill="var(--navy-tint)" />
      <text
        x="221"
        y="129"
        textAnchor="middle"
        fontFamily="var(--font-display)"
        fontWeight="600"
        fontSize="17"
        fill="var(--navy)"
      >
        1
      </text>
    </svg>
  ),
};
