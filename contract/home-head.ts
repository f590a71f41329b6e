/** Of `/`. In a file of its own because the first view carries it. */
export const homeHead = {
  title: 'Lavoir · Les laveries en libre-service de France',
  description:
    'Trouvez une laverie en libre-service près de chez vous : horaires, prix, équipements, photos et avis, partout en France.',
} as const;
