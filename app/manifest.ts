import type { ManifestOptions } from 'vite-plugin-pwa';
import { site } from '../contract/site/site.ts';
import { paths } from './src/paths.ts';

export const manifest: Partial<ManifestOptions> = {
  id: paths.home,
  name: `${site.name} : les laveries près de chez vous`,
  short_name: site.name,
  description:
    'Trouvez une laverie en libre-service près de chez vous : horaires, prix, équipements, photos et avis, partout en France.',
  lang: 'fr',
  dir: 'ltr',
  start_url: '/?source=app',
  scope: '/',
  display: 'standalone',
  theme_color: '#faf8f4',
  background_color: '#faf8f4',
  categories: ['lifestyle', 'travel', 'utilities'],
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    {
      name: 'Autour de moi',
      url: '/#autour-de-moi',
      icons: [{ src: '/shortcut-around.png', sizes: '96x96', type: 'image/png' }],
    },
    {
      name: 'Mes favoris',
      url: paths.favorites,
      icons: [{ src: '/shortcut-favorites.png', sizes: '96x96', type: 'image/png' }],
    },
  ],
  screenshots: [
    {
      src: '/screenshots/home-phone.png',
      sizes: '780x1688',
      type: 'image/png',
      form_factor: 'narrow',
      label: 'Chercher une laverie par ville ou autour de soi',
    },
    {
      src: '/screenshots/laundromat-phone.png',
      sizes: '780x1688',
      type: 'image/png',
      form_factor: 'narrow',
      label: "La fiche d'une laverie : photos, horaires, prix et avis",
    },
    {
      src: '/screenshots/home-desktop.png',
      sizes: '1280x800',
      type: 'image/png',
      form_factor: 'wide',
      label: 'Les laveries du mois et toutes les autres',
    },
  ],
};
