import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { SearchFields } from '#app/features/search/search-fields.tsx';
import { cityLabel, parseSearch, type SearchCriteria } from '#app/features/search/search-params.ts';
import { besidesPlace } from '#app/features/search/search-place.ts';
import { homeSorts } from '#contract/laundromat/search.ts';
import { withoutFilters } from './filter-chips.tsx';
import { ListControls } from './list-controls.tsx';

const washing = 'a0000000-0000-4000-8000-000000000001';
const everything = `q=speed&region=Bretagne&city=Brest&department=29&lat=48.39&lng=-4.486&radius=10&services=${washing}&openNow=true&minWasherKg=14&sort=rating&page=3`;
const parse = (query: string) => parseSearch(new URLSearchParams(query), homeSorts);
const criteria = parse(everything);

function sent(markup: string): SearchCriteria {
  const fields = [...markup.matchAll(/name="(\w+)" value="([^"]*)"/g)];
  return parse(new URLSearchParams(fields.map(([, name = '', value = '']) => [name, value])).toString());
}

const hidden = (shown: SearchCriteria) =>
  sent(renderToStaticMarkup(<SearchFields criteria={shown} defaultSort="relevance" />));

test('a sent form keeps the rest of the search and opens its first page', () => {
  expect(hidden(criteria)).toEqual({ ...criteria, page: 1 });
});

test('a city that is sent as its field shows it is the one of its department', () => {
  const { city, department } = parse(new URLSearchParams({ city: cityLabel(criteria) }).toString());
  expect({ city, department }).toEqual({ city: 'Brest', department: '29' });
});

test('the form of the place keeps filters and sort, and drops the place and the zone', () => {
  const search = parse(`${everything}&zone=48,-5,49,-4`);
  expect(hidden(besidesPlace(search))).toEqual({
    ...criteria,
    city: '',
    department: '',
    centre: null,
    page: 1,
  });
  expect(hidden(besidesPlace(parse('q=speed')))).toEqual(parse(''));
});

test('the form of the filters keeps the place, and each of its fields replaces a filter', () => {
  const { q, city, centre, sort } = criteria;
  expect(hidden(withoutFilters(criteria, true))).toEqual({
    ...parse(''),
    q,
    city,
    department: '29',
    centre,
    sort,
  });
  expect(hidden(withoutFilters(criteria, false)).radius).toBe(10);
});

test('the sort is a native field in a form of the search for a visitor without scripts', () => {
  const search = { criteria, sorts: homeSorts, change: () => undefined, hrefWith: () => '?' };
  const markup = renderToStaticMarkup(
    <StaticRouter location={`/?${everything}`}>
      <ListControls search={search} />
    </StaticRouter>,
  );
  const [form = ''] = /<form.*<\/form>/.exec(markup) ?? [];
  expect(sent(form)).toEqual({ ...criteria, sort: 'relevance', page: 1 });
  expect(form).toMatch(/<select[^>]* name="sort"/);
  expect(form).toContain('<option value="rating" selected="">Note</option>');
  expect(form).toContain('<button type="submit"');
});

test('« Distance » is a sort only around a point', () => {
  const sortsOf = (query: string) =>
    renderToStaticMarkup(
      <StaticRouter location={`/?${query}`}>
        <ListControls
          search={{ criteria: parse(query), sorts: homeSorts, change: () => undefined, hrefWith: () => '?' }}
        />
      </StaticRouter>,
    ).match(/(?<=<option value=")\w+/g);
  expect(sortsOf('lat=48.39&lng=-4.486')).toEqual(homeSorts);
  expect(sortsOf('')).toEqual(homeSorts.filter((sort) => sort !== 'distance'));
});
