import type { ProjectDescription } from './project-fixture.ts';

export const library: ProjectDescription = {
  sql: `
    create table author (
      id int primary key, full_name text not null, born date, nationality text,
      editor_id int references author, is_public boolean not null default true);
    create table book (
      id int primary key, title text not null, author_id int not null references author,
      price numeric(8,2), pages int, rating real, published_on date, tags text[] not null default '{}',
      details jsonb not null default '{}', owner text, archived boolean not null default false);
    create table review (
      book_id int references book, reader text, stars smallint not null, comment text, primary key (book_id, reader));
    create view long_book as select id, title, pages from book where pages > 300;
    create type book_match as (book_id int);
    create function search_book(needle text, min_pages int default 0, "limit" int default 100)
      returns setof book language sql stable as
      $$ select * from book where title ilike '%' || needle || '%' and coalesce(pages, 0) >= min_pages limit "limit" $$;
    create function good_books() returns setof book language sql stable as
      $$ select * from book where rating > 4.6 $$;
    insert into author values
      (1, 'Ada Byron', '1815-12-10', 'uk', null, true), (2, 'Jules Verne', '1828-02-08', 'fr', 1, true),
      (3, 'Anonymous', null, null, 2, false);
    insert into book values
      (1, 'Notes', 1, 12.50, 60, 4.5, '1843-09-01', '{math,engine}', '{"a": {"b": [1, 2]}, "kind": "note"}', 'u1', false),
      (2, 'Vingt mille lieues', 2, 9.90, 520, 4.8, '1870-01-01', '{sea}', '{"kind": "novel"}', 'u2', false),
      (3, 'Le tour du monde', 2, 8.00, 310, 4.1, '1872-01-01', '{travel,sea}', '{"kind": "novel"}', 'u1', false),
      (4, 'Lost pages', 3, null, null, null, null, '{}', '{}', null, true);
    insert into review values (1, 'r1', 5, 'clear'), (2, 'r1', 4, null), (2, 'r2', 5, 'deep'), (3, 'r2', 3, 'fast');`,
  tables: [
    {
      table: { schema: 'public', name: 'author' },
      configuration: { column_config: { full_name: { custom_name: 'fullName' } } },
      object_relationships: [{ name: 'editor', using: { foreign_key_constraint_on: 'editor_id' } }],
      array_relationships: [
        {
          name: 'books',
          using: {
            foreign_key_constraint_on: { column: 'author_id', table: { schema: 'public', name: 'book' } },
          },
        },
      ],
      select_permissions: [
        {
          role: 'reader',
          permission: { columns: ['id', 'full_name', 'editor_id'], filter: { is_public: { _eq: true } } },
        },
        { role: 'limited', permission: { columns: ['full_name'], filter: { is_public: { _eq: true } } } },
        { role: 'counter', permission: { columns: ['id'], filter: {} } },
      ],
    },
    {
      table: { schema: 'public', name: 'book' },
      configuration: {
        custom_name: 'books',
        column_config: {
          author_id: { custom_name: 'authorId' },
          published_on: { custom_name: 'publishedOn' },
        },
      },
      object_relationships: [{ name: 'author', using: { foreign_key_constraint_on: 'author_id' } }],
      array_relationships: [
        {
          name: 'reviews',
          using: {
            foreign_key_constraint_on: { column: 'book_id', table: { schema: 'public', name: 'review' } },
          },
        },
      ],
      select_permissions: [
        {
          role: 'reader',
          permission: {
            columns: ['id', 'title', 'author_id', 'pages', 'rating'],
            filter: { author: { is_public: { _eq: true } }, archived: { _eq: false } },
            allow_aggregations: true,
            limit: 2,
          },
        },
        {
          role: 'limited',
          permission: {
            columns: ['title'],
            filter: { author: { is_public: { _eq: true } } },
            allow_aggregations: true,
          },
        },
        { role: 'owner', permission: { columns: '*', filter: { owner: { _eq: 'X-Hasura-User-Id' } } } },
        { role: 'collector', permission: { columns: ['id'], filter: { id: { _in: 'x-hasura-book-ids' } } } },
        {
          role: 'reviewer',
          permission: {
            columns: ['title'],
            filter: {
              _exists: {
                _table: { schema: 'public', name: 'review' },
                _where: { reader: { _eq: 'X-Hasura-Reader' } },
              },
            },
            query_root_fields: ['select'],
          },
        },
        {
          role: 'counter',
          permission: { columns: ['id'], filter: {}, subscription_root_fields: ['select'] },
        },
        { role: 'hidden', permission: { columns: ['id'], filter: {}, query_root_fields: [] } },
      ],
    },
    {
      table: { schema: 'public', name: 'review' },
      object_relationships: [{ name: 'book', using: { foreign_key_constraint_on: 'book_id' } }],
      select_permissions: [
        {
          role: 'reader',
          permission: { columns: ['stars', 'reader', 'book_id'], filter: {}, allow_aggregations: true },
        },
      ],
    },
    {
      table: { schema: 'public', name: 'long_book' },
      select_permissions: [{ role: 'reader', permission: { columns: '*', filter: {} } }],
    },
  ],
  functions: [
    { function: { schema: 'public', name: 'search_book' }, permissions: [{ role: 'reader' }] },
    { function: { schema: 'public', name: 'good_books' } },
  ],
};
