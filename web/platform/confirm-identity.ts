import { create } from 'zustand';
import { HttpError } from './http-error';

type Asked = { isOpen: boolean; needsCode: boolean; answer: (isConfirmed: boolean) => void };

/** The one dialog that asks for the password again (web/auth/confirm-dialog.tsx). */
export const useConfirming = create<Asked>()(() => ({ isOpen: false, needsCode: false, answer: () => {} }));

export const cancelConfirming = (): void => useConfirming.getState().answer(false);

export const needsConfirming = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.code === 'auth.confirm-needed';

let pending: Promise<boolean> | undefined;

/** True once the user has proved who is there, false after a cancellation. Calls refused meanwhile wait for the same answer. */
export function confirmIdentity({ details }: HttpError): Promise<boolean> {
  pending ??= new Promise((resolve) => {
    useConfirming.setState({
      isOpen: true,
      needsCode: details.secondFactor === true,
      answer: (isConfirmed) => {
        pending = undefined;
        useConfirming.setState({ isOpen: false, answer: () => {} });
        resolve(isConfirmed);
      },
    });
  });
  return pending;
}
