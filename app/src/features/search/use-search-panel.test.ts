import { expect, test } from 'vitest';
import { homeSorts } from '#contract/laundromat/search.ts';
import { parseSearch } from './search-params.ts';
import { nextState, startOf } from './use-search-panel.ts';

type State = ReturnType<typeof startOf>;
type Event = Parameters<typeof nextState>[1];

const search = (query: string) => parseSearch(new URLSearchParams(query), homeSorts);
const lyon = search('city=Lyon&department=69');
const lyonOpen = search('city=Lyon&department=69&openNow=true');
const start = startOf(lyon);
const waiting: State = { ...start, text: 'brest', query: 'brest', submitted: true, unfolded: true };
const refused: State = { ...start, text: '', error: 'Indiquez une ville.' };

test.each<[rule: string, state: State, event: Event, changes: Partial<State>]>([
  ['typing suggests', start, { type: 'typed', text: 'b' }, { text: 'b', query: 'b' }],
  ['typing ends the wait for a suggestion', waiting, { type: 'typed', text: 'b' }, { submitted: false }],
  ['typing takes back a refusal', refused, { type: 'typed', text: 'b' }, { error: undefined }],
  ['a used field suggests for its text', { ...start, text: 'lyo' }, { type: 'used' }, { query: 'lyo' }],
  [
    'a used field with the place of the search suggests recent places',
    start,
    { type: 'used' },
    { query: '' },
  ],
  [
    'a search ends suggestions and the wait',
    waiting,
    { type: 'searched', text: 'Brest (29)' },
    { text: 'Brest (29)', query: null, submitted: false },
  ],
  [
    'another place is written into the box and folds the form',
    waiting,
    { type: 'navigated', criteria: search('city=Brest&department=29') },
    { text: 'Brest (29)', unfolded: false },
  ],
  [
    'another filter leaves what is being typed',
    waiting,
    { type: 'navigated', criteria: lyonOpen },
    { text: 'brest', shown: lyonOpen },
  ],
  ['« Rechercher » waits', start, { type: 'submitted' }, { submitted: true, text: 'Lyon (69)' }],
])('%s', (_rule, state, event, changes) => {
  expect(nextState(state, event)).toMatchObject(changes);
});
