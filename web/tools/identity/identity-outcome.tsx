import {
  type IdCheck,
  type IdCode,
  idMessage,
  likelySlips,
  type Slip,
} from '@atalaya/core/tools/identity/dni';
import { type Basis, basis } from '@atalaya/core/tools/norms';
import { Fragment } from 'react';
import { Section } from '../../ui/section';
import { BasisList } from '../basis-list';
import { Outcome, type Tone } from '../outcome';

const tones: Record<IdCode, Tone> = {
  OK: 'success',
  PADDED: 'success',
  NO_LETTER: 'neutral',
  ENTITY: 'neutral',
  BAD_LETTER: 'danger',
  FORBIDDEN_LETTER: 'danger',
  BAD_FORMAT: 'warning',
};

const dni = [basis('RD 255/2025', '12', 'Número y carácter de verificación del DNI')];
const nie = [
  basis('RD 1155/2024', '205', 'NIE: personal, único y exclusivo'),
  basis('INT/2058/2008', 'único', 'X, Y o Z, siete cifras y letra'),
];
const rules: Record<string, readonly Basis[]> = {
  DNI: dni,
  NIE: nie,
  'NIF K': [basis('RD 1065/2007', '19', 'K: español menor de 14 años sin DNI')],
  'NIF L': [basis('RD 1065/2007', '19', 'L: español en el extranjero sin DNI')],
  'NIF M': [basis('RD 1065/2007', '20', 'M: extranjero sin NIE')],
  Entidad: [basis('EHA/451/2008', 'orden', 'Letra, siete cifras y carácter de control')],
};

export function IdentityOutcome({ check, onUse }: { check: IdCheck; onUse: (value: string) => void }) {
  const slips = likelySlips(check);
  return (
    <Outcome
      tone={tones[check.code]}
      above={check.kind ?? 'No reconocido'}
      title={idMessage(check)}
      text={<Explanation check={check} />}
    >
      {(check.suggestion || slips.length > 0) && <Offers check={check} slips={slips} onUse={onUse} />}
      {check.letter && check.kind && <HowItIsMade check={check} />}
      <BasisList list={rules[check.kind ?? ''] ?? [...dni, ...nie]} />
    </Outcome>
  );
}

const explanations: Record<IdCode, string> = {
  OK: 'El número y la letra encajan. Eso no demuestra que se haya expedido.',
  PADDED: 'Le faltaban ceros a la izquierda: con ellos, la letra es la suya.',
  NO_LETTER: 'La letra se calcula con el resto de dividir el número entre 23.',
  BAD_LETTER: 'El número y la letra no encajan: uno de los dos está mal.',
  FORBIDDEN_LETTER: 'I, Ñ, O y U nunca aparecen en la última posición.',
  ENTITY: 'Empieza por la letra de una sociedad u otra entidad; aquí solo se comprueban los de personas.',
  BAD_FORMAT: 'Un DNI son 8 cifras y letra. Un NIE, X, Y o Z, 7 cifras y letra.',
};

const Explanation = ({ check }: { check: IdCheck }) => (
  <>
    {check.complete && (
      <p className="font-mono text-[1.375rem] tracking-wide">
        {check.complete.slice(0, -1)}
        <b className="ml-1 rounded-sm bg-gold px-1.5 text-on-gold">{check.complete.slice(-1)}</b>
      </p>
    )}
    <p className="mt-1">{explanations[check.code]}</p>
    {check.normalised !== check.input && (
      <p className="mt-1 text-small text-muted">
        Escrito «{check.input}», leído <span className="font-mono">{check.normalised}</span>.
      </p>
    )}
  </>
);

type OffersProps = { check: IdCheck; slips: readonly Slip[]; onUse: (value: string) => void };

function Offers({ check, slips, onUse }: OffersProps) {
  return (
    <Section id="error" title="Dónde puede estar el error" titleClass="text-h4">
      <ul className="mt-3 grid gap-1.5">
        {check.suggestion && (
          <li>
            <Offer value={check.suggestion} at={differing(check.normalised, check.suggestion)} onUse={onUse}>
              una letra en el sitio de una cifra
            </Offer>
          </li>
        )}
        {slips.map(({ value, kind, at }) => (
          <li key={value}>
            <Offer value={value} at={at} onUse={onUse}>
              {kind === 'swap'
                ? 'dos cifras cambiadas de orden'
                : `otra cifra en la posición ${(at[0] ?? 0) + 1}`}
            </Offer>
          </li>
        ))}
        {check.code === 'BAD_LETTER' && check.complete && (
          <li>
            <Offer value={check.complete} at={[check.complete.length - 1]} onUse={onUse}>
              otra letra
            </Offer>
          </li>
        )}
      </ul>
    </Section>
  );
}

const differing = (before: string, after: string): readonly number[] =>
  [...after].flatMap((character, at) => (character === before.charAt(at) ? [] : [at]));

type OfferProps = { value: string; at: readonly number[]; onUse: (value: string) => void; children: string };

const Offer = ({ value, at, onUse, children }: OfferProps) => (
  <button
    type="button"
    onClick={() => onUse(value)}
    className="-mx-2 flex min-h-11 w-full flex-wrap items-center gap-x-4 rounded-md px-2 text-left hover:bg-navy-tint"
  >
    <span className="font-mono text-[1.125rem] tracking-wide">
      {[...value].map((character, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the characters of one number never move
        <Fragment key={index}>
          {at.includes(index) ? (
            <mark className="rounded-sm bg-mark px-0.5 text-on-mark">{character}</mark>
          ) : (
            character
          )}
        </Fragment>
      ))}
    </span>
    <span className="text-small text-muted">{children}</span>
  </button>
);

const prefixes: Record<string, string> = { X: '0', Y: '1', Z: '2' };

function HowItIsMade({ check }: { check: IdCheck }) {
  const body = check.complete?.slice(0, -1) ?? '';
  const first = body.charAt(0);
  const number = /\d/.test(first) ? body : (prefixes[first] ?? '') + body.slice(1);
  return (
    <p className="text-small text-muted">
      {prefixes[first] && `La ${first} vale ${prefixes[first]}: ${number}. `}
      {number} entre 23 deja de resto <b className="num text-ink">{Number(number) % 23}</b>, que es la letra{' '}
      <b className="text-ink">{check.letter}</b>. Así se descubre cualquier cifra equivocada y cualquier par
      cambiado de orden.
    </p>
  );
}
