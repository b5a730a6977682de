import { formatEuros } from '@atalaya/core/platform/number-format';
import { plans } from '@atalaya/core/store/plans';
import { LockedLine } from '../ui/note';

/** For users without a plan, who read what they get. */
export const NeedsPlan = () => (
  <LockedLine to="/planes" linkLabel="Ver los planes">
    Sin plan lees los mensajes que te llegan. Para escribir necesitas <b>{plans.basico.name}</b>, desde{' '}
    {formatEuros(plans.basico.cents.monthly)} al mes.
  </LockedLine>
);
