import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { InstallationRisks } from './installation-risks';

afterEach(cleanup);

it('the dashboard says what the installation lacks, and nothing when it is complete', () => {
  const { rerender } = render(
    <InstallationRisks risks={[{ variable: 'SMTP_URL', text: 'Falta el servidor de correo.' }]} />,
  );
  expect(screen.getByRole('heading', { name: 'Revisa la instalación' })).toBeTruthy();
  expect(screen.getByText('Falta el servidor de correo.')).toBeTruthy();
  rerender(<InstallationRisks risks={[]} />);
  expect(screen.queryByRole('heading')).toBeNull();
});
