import { FieldError } from '../../ui/forms/field';

/** What is wrong with an action as a whole, read out when it appears. */
export const ActionFault = ({ id, fault }: { id: string; fault: string | undefined }) => (
  <div role="alert" className="empty:hidden">
    {fault && <FieldError id={id}>{fault}</FieldError>}
  </div>
);
