/** The demo photos (hasura/seeds/photos/<name>.webp) with their text alternatives. */
export const pictures: Record<string, string> = {
  'facade-01': 'Façade bleue de la laverie sous un store rayé, par une matinée claire',
  'facade-02': 'La vitrine éclairée de la laverie à la nuit tombée',
  'facade-03': 'Devanture verte de la laverie, avec un banc et deux pots de lavande',
  'facade-04': 'Façade de brique et grande vitrine en fin de journée',
  'facade-05': 'La laverie un soir de pluie, reflets sur le trottoir mouillé',
  'facade-06': 'Devanture claire et vélo appuyé près de la porte',
  'salle-01': 'Rangée de lave-linge à hublot dans une salle claire',
  'salle-02': "L'allée entre les machines, vue de l'entrée",
  'salle-03': 'Mur de sèche-linge superposés',
  'salle-04': "Coin d'attente avec un banc en bois, une plante et une fenêtre",
  'salle-05': 'Lave-linge grande capacité sur un mur carrelé de vert',
  'salle-06': 'La salle de nuit, éclairée par trois suspensions',
  'salle-07': 'Machines alignées sous une grande verrière',
  'salle-08': 'Fond de salle avec sèche-linge et panier à roulettes',
  'detail-01': 'Hublot plein de linge coloré en mouvement',
  'detail-02': 'Piles de linge plié sur la table',
  'detail-03': 'Terminal de paiement au mur',
  'detail-04': "Gros plan d'un tambour où tournent des draps bleus",
  'detail-05': "Panier d'osier rempli de serviettes devant une machine",
  'detail-06': 'Étagère avec lessives, brosses et serviettes roulées',
  'rue-01': "La laverie à l'angle de deux rues, en plein jour",
  'rue-02': "La laverie au coin de la place, à l'heure bleue",
  'rue-03': 'La rue de la laverie bordée de façades colorées',
  'rue-04': 'Linge étendu entre deux façades au-dessus de la laverie',
};

const named = (prefix: string) => Object.keys(pictures).filter((name) => name.startsWith(prefix));

/** Photos that may be the first of a laundromat; the others follow. */
export const leadPictures = [...named('facade'), ...named('salle'), ...named('rue')];
export const furtherPictures = [...named('salle'), ...named('detail')];
