import { CircleUserRound, Heart, LayoutDashboard, LogOut } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { useSignOut } from '#app/features/account/use-sign-out.ts';
import { dashboardOf, paths } from '#app/paths.ts';
import type { CurrentUser } from '#contract/account/account.ts';
import { Dropdown, dropdownItemClass } from './dropdown.tsx';

/** The account menu in the header of signed-in users, in place of « Connexion ». */
export function AccountMenu({ user }: { user: CurrentUser }) {
  const signOut = useSignOut();
  return (
    <Dropdown
      align="right"
      label={
        <>
          <CircleUserRound aria-hidden className="size-5 shrink-0 text-blue-600" />
          <span className="max-w-24 truncate xl:max-w-36">{user.firstName}</span>
        </>
      }
    >
      <li className="truncate px-3 pt-1.5 pb-2 text-sm text-slate" title={user.email}>
        {user.email}
      </li>
      <li>
        <NavLink to={dashboardOf(user.role)} className={dropdownItemClass}>
          <LayoutDashboard aria-hidden className="size-5 text-slate" />
          Mon espace
        </NavLink>
      </li>
      <li>
        <NavLink to={paths.favorites} className={dropdownItemClass}>
          <Heart aria-hidden className="size-5 text-slate" />
          Mes favoris
        </NavLink>
      </li>
      <li>
        <button type="button" className={dropdownItemClass} onClick={() => void signOut()}>
          <LogOut aria-hidden className="size-5 text-slate" />
          Se déconnecter
        </button>
      </li>
    </Dropdown>
  );
}
