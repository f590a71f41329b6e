import { Router } from 'express';
import { commonFaults, startFakeService, type FakeService } from '../fake-service.ts';
import { companies, type Company } from './companies.ts';

export type LocalCompanyRegister = FakeService;

/** Starts a business register with a few invented companies, in the shape of « Recherche d'entreprises ». */
export function startCompanyRegister(): Promise<LocalCompanyRegister> {
  const routes = Router();
  routes.get('/search', ({ query }, response) => {
    const results = companies.filter(({ siret }) => siret === query.q).map(unitOf);
    response.json({
      results,
      total_results: results.length,
      page: 1,
      per_page: 5,
      total_pages: results.length,
    });
  });
  return startFakeService(routes, commonFaults);
}

function unitOf({ siret, name, address, isOpen, latitude, longitude }: Company) {
  const establishment = {
    siret,
    adresse: address,
    etat_administratif: isOpen ? 'A' : 'F',
    activite_principale: '96.01B',
    latitude: String(latitude),
    longitude: String(longitude),
    est_siege: true,
  };
  return {
    siren: siret.slice(0, 9),
    nom_complet: name,
    etat_administratif: isOpen ? 'A' : 'C',
    activite_principale: '96.01B',
    siege: establishment,
    matching_etablissements: [establishment],
  };
}
