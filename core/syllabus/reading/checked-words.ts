import { longDay } from '../../platform/date-format';

type Checked = { validOn: string; laws: readonly { consolidated: string }[] };

/** `validOn` is the day of the oldest text; some laws were read again later, with reforms that the topic already tells. */
export function checkedWords({ validOn, laws }: Checked): string {
  if (laws.length === 0) return `Comprobado con sus fuentes a ${longDay(validOn)}`;
  const latest = laws.map(({ consolidated }) => consolidated).reduce((a, b) => (a > b ? a : b));
  const later = latest > validOn ? `; con reformas hasta el ${longDay(latest)}` : '';
  return `Comprobado con la ley a ${longDay(validOn)}${later}`;
}
