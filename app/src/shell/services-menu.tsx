import { NavLink } from 'react-router-dom';
import { Dropdown, dropdownItemClass } from './dropdown.tsx';
import { serviceLinks } from './navigation.ts';

/** The header's dropdown « Services laveries ». */
export function ServicesMenu() {
  return (
    <Dropdown label="Services laveries">
      {serviceLinks.map(({ to, title }) => (
        <li key={to}>
          <NavLink to={to} className={dropdownItemClass}>
            {title}
          </NavLink>
        </li>
      ))}
    </Dropdown>
  );
}
