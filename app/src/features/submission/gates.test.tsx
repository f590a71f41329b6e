import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { NotAnOwner } from './gates.tsx';

const gate = (isAdmin: boolean) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <NotAnOwner isAdmin={isAdmin} />
    </MemoryRouter>,
  );

test('an administrator is led to the dashboard, a client to an account of an owner', () => {
  expect(gate(true)).toContain('href="/admin-dashboard"');
  expect(gate(true)).not.toMatch(/comptes clients|register/);
  expect(gate(false)).toContain('Les comptes clients ne peuvent pas ajouter de laverie.');
  expect(gate(false)).toContain('href="/register?role=owner&amp;returnTo=%2Fadd-laundromat"');
});
