import { planNames } from '@atalaya/core/store/plans';
import { FromPrice } from '../../store/from-price';
import { LockedLine } from '../../ui/note';

/** For users without a plan, who read everything. */
export const NeedsPlan = () => (
  <LockedLine to="/planes" linkLabel="Ver los planes">
    Con la prueba lees todo el foro. Para preguntar y responder necesitas <b>{planNames.basico}</b>
    <FromPrice plan="basico" />.
  </LockedLine>
);
