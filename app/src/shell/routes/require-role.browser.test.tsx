import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { paths, patterns } from '#app/paths.ts';
import { routes } from '#app/routes.ts';
import { SessionContext } from '#app/session/session-context.tsx';
import type { Session, SessionState } from '#app/session/session.ts';
import { toast, toasts } from '#app/ui/notices/toast.ts';
import type { UserRole } from '#contract/account/roles.ts';
import { RequireRole } from './require-role.tsx';

function testSession(initial: SessionState) {
  let state = initial;
  const listeners = new Set<() => void>();
  const check = vi.fn();
  const session = {
    check,
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as Session;
  const become = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return { session, check, become };
}

function signedIn(role: UserRole): SessionState {
  const user = { id: 'u', email: 'camille@lavoir.test', firstName: 'Camille', lastName: 'Test', role };
  return { status: 'signedIn', user } as SessionState;
}

function Elsewhere() {
  const { pathname, state } = useLocation();
  return (
    <p data-testid="elsewhere">{`${pathname} ${(state as { returnTo?: string } | null)?.returnTo ?? ''}`}</p>
  );
}

async function open(path: string, session: Session, address = '/guarded?tab=2') {
  const { access } = routes.find((route) => route.path === path)!;
  await render(
    <SessionContext value={session}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route
            path="/guarded"
            element={
              <RequireRole access={access!}>
                <h1>Private page</h1>
              </RequireRole>
            }
          />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
      </MemoryRouter>
    </SessionContext>,
  );
}

const privatePage = page.getByRole('heading', { name: 'Private page' });
const elsewhere = page.getByTestId('elsewhere');

beforeEach(() => toast({ title: 'nothing yet' }));

test('a visitor signs in first, and returns to the page', async () => {
  await open(paths.dashboard, testSession({ status: 'anonymous' }).session);
  await expect.element(elsewhere).toHaveTextContent('/login /guarded?tab=2');
  expect(toasts.shown()?.title).toBe('nothing yet');
});

test.each([
  [paths.dashboard, 'client'],
  [paths.dashboard, 'admin'],
  [paths.ownerDashboard, 'owner'],
  [patterns.editLaundromat, 'owner'],
  [paths.adminDashboard, 'admin'],
] as const)('%s opens for the role %s', async (path, role) => {
  await open(path, testSession(signedIn(role)).session);
  await expect.element(privatePage).toBeVisible();
});

test.each([
  [paths.ownerDashboard, 'client', '/login', /propriétaire de laverie/],
  [patterns.editLaundromat, 'client', '/login', /connecté en tant que propriétaire/],
  [paths.adminDashboard, 'owner', '/dashboard', /permissions d.administrateur/],
] as const)('%s refuses the role %s, says why and leads to %s', async (path, role, to, reason) => {
  await open(path, testSession(signedIn(role)).session);
  await expect.element(elsewhere).toHaveTextContent(to);
  expect(toasts.shown()).toMatchObject({ title: 'Accès refusé', description: expect.stringMatching(reason) });
});

test('the page waits until the session is known', async () => {
  const { session, become } = testSession({ status: 'checking' });
  await open(paths.ownerDashboard, session);
  await expect.element(page.getByText('Chargement de votre espace…')).toBeInTheDocument();
  become(signedIn('owner'));
  await expect.element(privatePage).toBeVisible();
});

test('signing out while inside leads home, without a refusal', async () => {
  const { session, become } = testSession(signedIn('owner'));
  await open(paths.ownerDashboard, session);
  await expect.element(privatePage).toBeVisible();
  become({ status: 'anonymous' });
  await expect.element(elsewhere).toHaveTextContent(/^\/$/);
  expect(toasts.shown()?.title).toBe('nothing yet');
});

test('a session that the server ends while inside leads to the login, and back to the page', async () => {
  const { session, become } = testSession(signedIn('owner'));
  await open(paths.ownerDashboard, session);
  await expect.element(privatePage).toBeVisible();
  become({ status: 'anonymous', isEnded: true });
  await expect.element(elsewhere).toHaveTextContent('/login /guarded?tab=2');
});

test('an unreachable server does not sign out: the page offers to try again', async () => {
  const { session, check, become } = testSession({ status: 'unreachable' });
  await open(paths.ownerDashboard, session);
  await expect.element(page.getByText(/Vous n'êtes pas déconnecté/)).toBeVisible();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  expect(check).toHaveBeenCalledOnce();
  become(signedIn('owner'));
  await expect.element(privatePage).toBeVisible();
});
