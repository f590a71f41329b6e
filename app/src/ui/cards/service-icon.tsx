import {
  Accessibility,
  Banknote,
  CircleCheck,
  Coins,
  CreditCard,
  CupSoda,
  Droplets,
  type LucideIcon,
  Nfc,
  Package,
  Shirt,
  Smartphone,
  SquareParking,
  WashingMachine,
  Wifi,
  Wind,
} from 'lucide-react';
import { createElement } from 'react';

/** The icons of the seeded services by the name in `services.icon`; importing all of lucide would be too large. */
const icons: Record<string, LucideIcon> = {
  accessibility: Accessibility,
  banknote: Banknote,
  coins: Coins,
  'credit-card': CreditCard,
  'cup-soda': CupSoda,
  droplets: Droplets,
  nfc: Nfc,
  package: Package,
  shirt: Shirt,
  smartphone: Smartphone,
  'square-parking': SquareParking,
  'washing-machine': WashingMachine,
  wifi: Wifi,
  wind: Wind,
};

export function ServiceIcon({ icon, className }: { icon: string; className?: string }) {
  const known = Object.hasOwn(icons, icon) ? icons[icon] : undefined;
  return createElement(known ?? CircleCheck, { 'aria-hidden': true, className });
}
