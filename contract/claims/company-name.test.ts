import { expect, test } from 'vitest';
import { hasSameName } from './company-name.ts';

test.each([
  ["SARL LAV'EXPRESS", 'Lav Express'],
  ['LAVEXPRESS', "Lav'Express"],
  ['DUPONT (LAVERIE DUPONT)', 'Laverie Dupont'],
  ['Société Écolavage SAS', 'Ecolavage'],
  ['LA LAVERIE', 'La Laverie'],
  ['LE BON PROGRAMME', 'Laverie du Bon Programme Paris'],
])('the company « %s » has the name of « %s »', (company, laundromat) =>
  expect(hasSameName(company, laundromat)).toBe(true),
);

test.each([
  ['PHARMACIE DU CENTRE', 'Laverie du Marché'],
  ['SARL LAVERIE', 'Laverie Dupont'],
  ['', 'Laverie Dupont'],
  ['SAS', 'SARL'],
])('the company « %s » has another name than « %s »', (company, laundromat) =>
  expect(hasSameName(company, laundromat)).toBe(false),
);
