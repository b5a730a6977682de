import { formatEuros } from '@atalaya/core/platform/number-format';
import { plans } from '@atalaya/core/store/plans';
import { LockedLine } from '../../ui/note';

/** For users without a plan, who read everything. */
export const NeedsPlan = () => (
  <LockedLine to="/planes" linkLabel="Ver los planes">
    Con la prueba lees todo el foro. Para preguntar y responder necesitas <b>{plans.basico.name}</b>, desde{' '}
    {formatEuros(plans.basico.cents.monthly)} al mes.
  </LockedLine>
);
