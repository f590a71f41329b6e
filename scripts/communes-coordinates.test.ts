import { expect, test } from 'vitest';
import { locateArrondissements, locateCommunes } from './communes-coordinates.ts';
import type { Commune, GeoNamesPlace } from './communes-sources.ts';

function commune(code: string, nom: string, codesPostaux: string[], departement = '42'): Commune {
  return { code, nom, codesPostaux, departement, region: '84', type: 'commune-actuelle' };
}

function place(name: string, lat: string, lng: string, admin2 = '42', country = 'FR'): GeoNamesPlace {
  return { name, lat, lng, country, admin2 };
}

test('a commune gets the coordinates of its name in the same department, ignoring accents', () => {
  const located = locateCommunes(
    [commune('42218', 'Saint-Étienne', ['42000'])],
    [],
    [place('Saint-Etienne', '1', '1', '13'), place('St Etienne', '45.4', '4.4')],
  );
  expect(located.get('42218')).toEqual({ latitude: 45.4, longitude: 4.4, source: 'geonames' });
});

test('a new commune gets the coordinates of the seat of the merger', () => {
  const merged: Commune[] = [
    { ...commune('42002', 'Ancienne', []), type: 'commune-deleguee', chefLieu: '42001' },
    { ...commune('42001', 'Siège', []), type: 'commune-deleguee', chefLieu: '42001' },
  ];
  const located = locateCommunes([commune('42001', 'Nouvelle', ['42100'])], merged, [
    place('Ancienne', '1', '1'),
    place('Siège', '2', '3'),
  ]);
  expect(located.get('42001')).toEqual({ latitude: 2, longitude: 3, source: 'geonames' });
});

test('a commune unknown to GeoNames gets the mean of its postal code, else of its department', () => {
  const located = locateCommunes(
    [
      commune('42001', 'Nord', ['42100']),
      commune('42002', 'Sud', ['42100', '42200']),
      commune('42003', 'Voisine', ['42100']),
      commune('42004', 'Isolée', ['42900']),
    ],
    [],
    [place('Nord', '46', '4'), place('Sud', '44', '5')],
  );
  expect(located.get('42003')).toEqual({ latitude: 45, longitude: 4.5, source: 'postal_code' });
  expect(located.get('42004')).toEqual({ latitude: 45, longitude: 4.5, source: 'department' });
});

test('overseas departments are found under their GeoNames country', () => {
  const located = locateCommunes(
    [commune('97411', 'Saint-Denis', ['97400'], '974')],
    [],
    [place('Saint-Denis', '48.9', '2.4', '93'), place('Saint-Denis', '-20.9', '55.5', '', 'RE')],
  );
  expect(located.get('97411')?.latitude).toBe(-20.9);
});

test('an arrondissement gets the coordinates of its number, and a missing one stops the script', () => {
  const first = commune('75101', 'Paris 1er Arrondissement', ['75001'], '75');
  const tenth = commune('75110', 'Paris 10e Arrondissement', ['75010'], '75');
  const places = [place('Paris 01 Louvre', '48.8', '2.3'), place('Paris 10 Entrepôt', '48.9', '2.4')];
  expect(locateArrondissements([first, tenth], places).get('75101')?.latitude).toBe(48.8);
  expect(() => locateArrondissements([first, tenth], places.slice(0, 1))).toThrow('Paris 10e Arrondissement');
});
