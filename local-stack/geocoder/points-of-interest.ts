/** A quarter or station as the service describes it; x is the longitude. */
export interface PointOfInterest {
  name: string;
  zipcode: string;
  city: string;
  types: string[];
  x: number;
  y: number;
}

const quarter = ["zone d'habitation", 'quartier'];
const station = ['transport', 'gare ferroviaire'];
const metro = ['transport', 'station de métro'];

const rows: [name: string, zipcode: string, city: string, types: string[], x: number, y: number][] = [
  ['La Croix-Rousse', '69004', 'Lyon', quarter, 4.827, 45.777],
  ['Gare de Lyon-Part-Dieu', '69003', 'Lyon', station, 4.8593, 45.7606],
  ['La Part-Dieu', '69003', 'Lyon', quarter, 4.853, 45.761],
  ['Gare de Lyon-Perrache', '69002', 'Lyon', station, 4.826, 45.7487],
  ['Bellecour', '69002', 'Lyon', metro, 4.8336, 45.7576],
  ['La Guillotière', '69007', 'Lyon', quarter, 4.842, 45.752],
  ['Vieux Lyon', '69005', 'Lyon', quarter, 4.827, 45.762],
  ['Montchat', '69003', 'Lyon', quarter, 4.879, 45.756],
  ['Monplaisir', '69008', 'Lyon', quarter, 4.87, 45.745],
  ['Gerland', '69007', 'Lyon', quarter, 4.832, 45.727],
  ['Gare Saint-Lazare', '75008', 'Paris', station, 2.325, 48.8763],
  ['Gare du Nord', '75010', 'Paris', station, 2.3553, 48.8809],
  ["Gare de l'Est", '75010', 'Paris', station, 2.359, 48.8768],
  ['Gare de Lyon', '75012', 'Paris', station, 2.3735, 48.8443],
  ['Gare Montparnasse', '75015', 'Paris', station, 2.3212, 48.8412],
  ["Gare d'Austerlitz", '75013', 'Paris', station, 2.3652, 48.8422],
  ['Montmartre', '75018', 'Paris', quarter, 2.341, 48.8867],
  ['Belleville', '75020', 'Paris', quarter, 2.383, 48.872],
  ['Le Marais', '75004', 'Paris', quarter, 2.359, 48.858],
  ['Les Batignolles', '75017', 'Paris', quarter, 2.317, 48.887],
  ['Quartier Latin', '75005', 'Paris', quarter, 2.347, 48.849],
  ['République', '75011', 'Paris', metro, 2.3637, 48.8675],
  ['Bastille', '75011', 'Paris', metro, 2.3694, 48.8531],
  ['Gare de Marseille-Saint-Charles', '13001', 'Marseille', station, 5.3806, 43.3029],
  ['Vieux-Port', '13001', 'Marseille', metro, 5.374, 43.2955],
  ['Le Panier', '13002', 'Marseille', quarter, 5.3685, 43.2985],
  ['La Joliette', '13002', 'Marseille', quarter, 5.367, 43.305],
  ['Castellane', '13006', 'Marseille', metro, 5.384, 43.286],
  ['Gare de Toulouse-Matabiau', '31500', 'Toulouse', station, 1.4537, 43.6113],
  ['Le Capitole', '31000', 'Toulouse', metro, 1.444, 43.6045],
  ['Saint-Cyprien', '31300', 'Toulouse', quarter, 1.429, 43.5985],
  ['Gare de Bordeaux-Saint-Jean', '33800', 'Bordeaux', station, -0.5561, 44.8256],
  ['Les Chartrons', '33000', 'Bordeaux', quarter, -0.57, 44.854],
  ['Gare de Lille-Flandres', '59800', 'Lille', station, 3.0706, 50.6362],
  ['Wazemmes', '59000', 'Lille', quarter, 3.049, 50.626],
  ['Gare de Nantes', '44000', 'Nantes', station, -1.5418, 47.2172],
  ['Gare de Strasbourg-Ville', '67000', 'Strasbourg', station, 7.7345, 48.5851],
  ['La Krutenau', '67000', 'Strasbourg', quarter, 7.758, 48.579],
  ['Gare de Nice-Ville', '06000', 'Nice', station, 7.262, 43.7046],
  ['Gare de Rennes', '35000', 'Rennes', station, -1.6726, 48.1035],
  ['Gare de Montpellier-Saint-Roch', '34000', 'Montpellier', station, 3.8808, 43.6046],
  ['Gare de Grenoble', '38000', 'Grenoble', station, 5.7145, 45.1914],
  ['Gare de Dijon-Ville', '21000', 'Dijon', station, 5.0273, 47.3234],
  ['Recouvrance', '29200', 'Brest', quarter, -4.498, 48.386],
];

/** Quarters and stations of the largest cities, near their real points. */
export const pointsOfInterest: PointOfInterest[] = rows.map(([name, zipcode, city, types, x, y]) => ({
  name,
  zipcode,
  city,
  types,
  x,
  y,
}));
