import { planNames } from '@atalaya/core/store/plans';
import { FromPrice } from '../store/from-price';
import { LockedLine } from '../ui/note';

/** For users without a plan, who read what they get. */
export const NeedsPlan = () => (
  <LockedLine to="/planes" linkLabel="Ver los planes">
    Sin plan lees los mensajes que te llegan. Para escribir necesitas <b>{planNames.basico}</b>
    <FromPrice plan="basico" />.
  </LockedLine>
);
