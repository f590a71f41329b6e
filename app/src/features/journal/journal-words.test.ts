import { expect, test } from 'vitest';
import { actionWords, changesOf, journalFilters } from './journal-words.ts';

test('the journal names the meaning of a change', () => {
  const words = (
    tableName: string,
    operation: 'insert' | 'update' | 'delete',
    before: unknown,
    after: unknown,
  ) => actionWords({ tableName, operation, before, after });
  const decided = (subject_type: string, decision: string, wasActive = false) =>
    words('moderation_actions', 'insert', { is_active: wasActive }, { subject_type, decision });
  expect(decided('laundromat', 'published')).toBe('a publié la laverie');
  expect(decided('laundromat', 'merged')).toBe('a fusionné avec une autre la laverie');
  expect(decided('laundromat', 'refused')).toBe('a refusé la laverie');
  expect(decided('laundromat', 'refused', true)).toBe("a retiré de l'annuaire la laverie");
  expect(decided('report', 'reopened')).toBe('a rouvert un signalement');
  expect(decided('photo', 'removed')).toBe('a supprimé une photo de la laverie');
  expect(decided('review', 'removed')).toBe("a supprimé l'avis de");
  expect(words('laundromats', 'update', { name: 'a' }, { name: 'b' })).toBe('a modifié la laverie');
  expect(words('users', 'update', { is_active: true }, { is_active: false })).toBe('a désactivé le compte');
  expect(words('fact_corrections', 'update', { status: 'open' }, { status: 'dismissed' })).toBe(
    'a écarté une erreur signalée sur',
  );
  expect(words('source_candidates', 'update', { status: 'open' }, { status: 'same' })).toBe(
    'a relié à OpenStreetMap la laverie',
  );
  expect(words('source_objects', 'update', { chosen_class: null }, { chosen_class: 'other' })).toBe(
    "a écarté un objet d'OpenStreetMap",
  );
  expect(words('source_objects', 'update', { kept: {} }, { kept: { phone: '1' } })).toBe(
    'a gardé nos informations sur la laverie',
  );
  expect(words('source_objects', 'update', { kept: { phone: '1' } }, { kept: {} })).toBe(
    'a rouvert une différence de la laverie',
  );
  expect(words('site_settings', 'update', {}, {})).toBe('a modifié les paramètres du site');
});

test('services are listed by name while they are few, and photos with their laundromat', () => {
  const words = (
    tableName: string,
    operation: 'insert' | 'update' | 'delete',
    before: unknown,
    after: unknown,
  ) => actionWords({ tableName, operation, before, after });
  const services = (...names: string[]) => ({ services: names });
  expect(words('laundromat_services', 'insert', null, services('Wi-Fi'))).toBe(
    'a ajouté le service Wi-Fi à la laverie',
  );
  expect(words('laundromat_services', 'delete', services('Wi-Fi', 'Essoreuse'), null)).toBe(
    'a retiré les services Wi-Fi et Essoreuse de la laverie',
  );
  expect(words('laundromat_services', 'insert', null, services('1', '2', '3', '4'))).toBe(
    'a ajouté 4 services à la laverie',
  );
  expect(words('photos', 'delete', { url: '/photos/a.webp' }, null)).toBe(
    'a supprimé une photo de la laverie',
  );
  expect(words('photos', 'insert', null, { is_primary: true })).toBe('a ajouté une photo à la laverie');
  expect(words('photos', 'update', { alt: null }, { alt: 'Dedans' })).toBe(
    'a modifié une photo de la laverie',
  );
  expect(words('photos', 'update', { is_primary: false }, { is_primary: true })).toBe(
    'a choisi la photo principale de la laverie',
  );
  expect(changesOf({ before: services('Wi-Fi', 'Essoreuse'), after: null })).toEqual([
    { column: 'Services', before: 'Wi-Fi, Essoreuse', after: '–' },
  ]);
});

test('machines are described as their page shows them', () => {
  const washer = { kind: 'washer', capacityKg: 7, count: 4, price: '4.50', minutes: null };
  const after = { machines: [washer] };
  const entry = { tableName: 'machines', before: null, after: null };
  expect(actionWords({ ...entry, operation: 'insert', after })).toBe('a ajouté des machines à la laverie');
  expect(actionWords({ ...entry, operation: 'delete', before: after })).toBe(
    'a retiré des machines de la laverie',
  );
  expect(changesOf({ before: null, after })).toEqual([
    { column: 'Machines', before: '–', after: '4\u00a0lave-linge 7\u00a0kg · 4,50\u00a0€' },
  ]);
});

test('the journal can be filtered by services and by photos', () => {
  const values = journalFilters.map(({ value }) => value);
  expect(values).toEqual(expect.arrayContaining(['laundromats', 'laundromat_services', 'photos']));
});

test('a change is listed column by column, without equal values', () => {
  expect(
    changesOf({
      before: { is_active: true, name: 'Un' },
      after: { is_active: false, name: 'Un', hours: null },
    }),
  ).toEqual([{ column: 'Actif', before: 'oui', after: 'non' }]);
});

test('columns with a French name come before technical ones', () => {
  const after = { id: 'a', url: '/photos/a.webp', alt: 'Dedans', position: 0, laundromat_id: 'b' };
  expect(changesOf({ before: null, after }).map(({ column }) => column)).toEqual([
    'Fichier',
    'Place',
    'Texte de la photo',
    'id',
    'laundromat_id',
  ]);
});
