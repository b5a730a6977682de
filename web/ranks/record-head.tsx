import type { Answer } from '@atalaya/core/api';
import { longDay } from '@atalaya/core/platform/date-format';
import { oppositionNames } from '../profile/plan-words';
import { Emblem } from './emblem';

type Whole = Answer<'GET /api/ranks/sample'>;
type HeadProps = {
  rank: Whole['rank']['rank'] | null;
  name: string;
  number: string;
  owner?: Pick<Whole['owner'], 'opposition' | 'memberSince'>;
};

export function RecordHead({ rank, name, number, owner }: HeadProps) {
  return (
    <header className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-4 md:grid-cols-[auto_minmax(0,1fr)_auto] md:gap-x-7 print:grid-cols-[auto_minmax(0,1fr)_auto]">
      {rank && <Emblem parts={rank.emblem} name={rank.name} className="w-21 md:w-28" />}
      <div className="min-w-0">
        {rank && (
          <>
            <p className="text-muted">Rango de estudio</p>
            <h2 className="text-[clamp(2.25rem,3.6vw,3.25rem)] leading-[0.96] wrap-anywhere">{rank.name}</h2>
          </>
        )}
        {rank ? (
          <p className="mt-1.5 font-semibold wrap-anywhere">{name}</p>
        ) : (
          <h2 className="text-h2 wrap-anywhere">{name}</h2>
        )}
        {owner && (
          <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-small">
            {owner.opposition && (
              <>
                <dt className="text-muted">Oposición</dt>
                <dd>{oppositionNames[owner.opposition]}</dd>
              </>
            )}
            <dt className="text-muted">Alta en Atalaya</dt>
            <dd>{longDay(owner.memberSince)}</dd>
          </dl>
        )}
      </div>
      <p className="self-start leading-[1.3] text-muted max-md:col-span-2 max-md:text-small md:text-right print:col-span-1 print:text-right">
        Expediente <span className="num text-[1.5rem] text-ink md:block">{number}</span>
      </p>
    </header>
  );
}
