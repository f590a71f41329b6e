import { describe, expect, it } from 'vitest';
import { listAnnouncement, countText, listTitle, placeText } from './results-summary.ts';

const nowhere = { city: '', department: '', place: '', centre: null, region: null, zone: null };

describe('countText', () => {
  it('counts as far as the database does', () => {
    expect(countText(1, false)).toBe('1\u00a0laverie');
    expect(countText(998, false)).toBe('998\u00a0laveries');
    expect(countText(1000, true)).toBe('plus de 1\u202f000\u00a0laveries');
  });
});

describe('placeText', () => {
  it('names the city first, then the position, then the region', () => {
    const centre = { lat: 45.764, lng: 4.8357 };
    expect(placeText({ ...nowhere, city: 'Lyon', department: '69', centre, region: 'Bretagne' })).toBe(
      'autour de Lyon (69)',
    );
    expect(placeText({ ...nowhere, place: 'Gare de Lyon-Part-Dieu', centre })).toBe(
      'près de «\u00a0Gare de Lyon-Part-Dieu\u00a0»',
    );
    expect(placeText({ ...nowhere, centre, isOwnPosition: true })).toBe('autour de vous');
    expect(placeText({ ...nowhere, centre })).toBe('autour du point partagé');
    expect(placeText({ ...nowhere, region: 'Bretagne' })).toBe('en région Bretagne');
    expect(placeText(nowhere)).toBe('');
  });

  it('names a part of the map before all else', () => {
    const zone = { south: 45, west: 4, north: 46, east: 5 };
    expect(placeText({ ...nowhere, city: 'Lyon', zone })).toBe('dans cette partie de la carte');
  });
});

describe('listTitle', () => {
  const whole = { q: '', open: null, largeWasher: false, services: [], page: 1 };
  const list = { plain: 'Annuaire', subject: 'Laveries', place: '' };
  it('distinguishes filtered lists and further pages from the whole list', () => {
    expect(listTitle(list, whole)).toBe('Annuaire');
    expect(listTitle(list, { ...whole, open: 'now' })).toBe('Laveries, ouvertes maintenant');
    expect(listTitle(list, { ...whole, page: 2 })).toBe('Laveries, page 2');
    expect(
      listTitle({ ...list, place: 'à Lyon' }, { ...whole, q: 'bulle', services: ['a', 'b'], page: 3 }),
    ).toBe('Laveries à Lyon, «\u00a0bulle\u00a0», 2\u00a0services, page 3');
  });
});

describe('listAnnouncement', () => {
  it('names the page only if there is more than one', () => {
    expect(listAnnouncement('24 laveries', 2, 3)).toBe('24 laveries, page 2 sur 3');
    expect(listAnnouncement('4 laveries', 1, 1)).toBe('4 laveries');
  });
});
