import { Router } from 'express';

/** Returns a fake of the business register that sends what the actions server reads. */
export function companyRegisterRoutes(): Router {
  const routes = Router();
  routes.get('/search', ({ query }, response) => {
    response.json({ results: companies.filter(({ siret }) => siret === query.q).map(unitOf) });
  });
  return routes;
}

function unitOf({ siret, name, address, isOpen, latitude, longitude }: Company) {
  const establishment = {
    siret,
    adresse: address,
    etat_administratif: isOpen ? 'A' : 'F',
    activite_principale: '96.01B',
    latitude: String(latitude),
    longitude: String(longitude),
  };
  return { nom_complet: name, matching_etablissements: [establishment] };
}

interface Company {
  siret: string;
  name: string;
  address: string;
  isOpen: boolean;
  latitude: number;
  longitude: number;
}

/** Establishments at addresses of demo laundromats. 945 678 902 00012 is a valid number that the register does not know. */
const companies: readonly Company[] = [
  {
    siret: '91234567500017',
    name: 'LE BON PROGRAMME',
    address: '22 RUE SAINT-DENIS 75001 PARIS',
    isOpen: true,
    latitude: 48.860873,
    longitude: 2.348609,
  },
  {
    siret: '92345678400019',
    name: 'LA BUANDERIE MONTORGUEIL',
    address: '65 RUE MONTORGUEIL 75002 PARIS',
    isOpen: true,
    latitude: 48.865766,
    longitude: 2.346405,
  },
  {
    siret: '93456789200013',
    name: 'LAVERIE DES HALLES (CAMILLE MARTIN)',
    address: '22 RUE SAINT-DENIS 75001 PARIS',
    isOpen: false,
    latitude: 48.860873,
    longitude: 2.348609,
  },
];
