import { describe, expect, it } from 'vitest';
import { communeName, inTown, ofTown } from './town.ts';

describe('ofTown', () => {
  it('elides before a vowel, accented or not', () => {
    expect(ofTown('Lyon')).toBe('de Lyon');
    expect(ofTown('Annecy')).toBe("d'Annecy");
    expect(ofTown('Évreux')).toBe("d'Évreux");
    expect(ofTown('Œuilly')).toBe("d'Œuilly");
  });

  it('contracts with the article of the name, but not with a name that only begins like one', () => {
    expect(ofTown('Le Mans')).toBe('du Mans');
    expect(ofTown("Les Sables-d'Olonne")).toBe("des Sables-d'Olonne");
    expect(ofTown('La Rochelle')).toBe('de La Rochelle');
    expect(ofTown('Lens')).toBe('de Lens');
  });
});

describe('inTown', () => {
  it('contracts with the article of the name', () => {
    expect(inTown('Lyon')).toBe('à Lyon');
    expect(inTown('Le Havre')).toBe('au Havre');
    expect(inTown('Les Ulis')).toBe('aux Ulis');
  });
});

describe('communeName', () => {
  it('leaves out the arrondissement', () => {
    expect(communeName('Marseille 1er arrondissement')).toBe('Marseille');
    expect(communeName('Paris 15e arrondissement')).toBe('Paris');
    expect(communeName('Lyons-la-Forêt')).toBe('Lyons-la-Forêt');
  });
});
