import { describe, expect, it } from 'vitest';
import { homeSorts } from '#contract/laundromat/search.ts';
import type { City } from '#app/data/city-suggestions.ts';
import { draftOf, placeToSearch, withCity, withRegion, withText } from './place-draft.ts';
import { parseSearch } from './search-params.ts';

const saintEtienne: City = {
  id: '1',
  name: 'Saint-Étienne',
  postalCode: '42000',
  department: 'Loire',
  departmentCode: '42',
  latitude: '45.43389700',
  longitude: '4.39000000',
};
const draft = (query = '') => draftOf(parseSearch(new URLSearchParams(query), homeSorts));

describe('the place of the search panel', () => {
  it('centres the radius on the chosen commune', () => {
    expect(withCity(draft(), saintEtienne)).toMatchObject({
      city: 'Saint-Étienne',
      department: '42',
      centre: { lat: 45.4339, lng: 4.39 },
      text: 'Saint-Étienne (42)',
    });
  });

  it('clears a region that does not contain the chosen commune', () => {
    expect(withCity(draft('region=Bretagne'), saintEtienne).region).toBeNull();
    expect(withCity(draft('region=Auvergne-Rhône-Alpes'), saintEtienne).region).toBe('Auvergne-Rhône-Alpes');
  });

  it('clears a commune that is not in the region chosen after it', () => {
    const chosen = withCity(draft('radius=10'), saintEtienne);
    expect(withRegion(chosen, 'Bretagne')).toMatchObject({
      region: 'Bretagne',
      city: '',
      text: '',
      radius: 10,
    });
    expect(withRegion(chosen, 'Auvergne-Rhône-Alpes').city).toBe('Saint-Étienne');
    expect(withRegion(chosen, null).city).toBe('Saint-Étienne');
  });

  it('clears the coordinates as soon as the text is edited', () => {
    const edited = withText(withCity(draft(), saintEtienne), 'Saint-É');
    expect(edited).toMatchObject({ city: 'Saint-É', department: '', centre: null });
  });

  it('takes the likeliest commune for typed text', () => {
    expect(placeToSearch(withText(draft(), 'saint etienne'), [saintEtienne])).toMatchObject({
      city: 'Saint-Étienne',
      centre: { lat: 45.4339, lng: 4.39 },
    });
  });

  it('searches the text itself when no commune matches it', () => {
    expect(placeToSearch(withText(draft(), 'Atlantide'), [])).toMatchObject({
      city: 'Atlantide',
      centre: null,
    });
  });

  it('keeps the visitor’s position when only the radius changed', () => {
    const around = draft('lat=45.764&lng=4.836');
    expect(placeToSearch({ ...around, radius: 10 }, [saintEtienne])).toMatchObject({
      centre: { lat: 45.764, lng: 4.836 },
      radius: 10,
    });
  });
});
