import type { Client } from 'pg';

/**
 * Returns our part of a database's schema as text, independent of the order in which it was created. Two databases with
 * equal texts have the same types, tables, constraints, indexes, functions, triggers, views and comments.
 */
export async function schemaText(client: Client): Promise<string> {
  // Without our schemas on the search path, Postgres prints every name with its schema.
  await client.query('set search_path = pg_catalog');
  try {
    const sections: string[] = [];
    for (const query of [extensions, types, functions, tables, views]) {
      const { rows } = await client.query<{ text: string }>(query);
      sections.push(...rows.map((row) => row.text));
    }
    return sections.join('\n\n') + '\n';
  } finally {
    await client.query('reset search_path');
  }
}

const extensions = `
  select 'create extension ' || quote_ident(extname) || ' with schema ' || extnamespace::regnamespace || ';' as text
  from pg_extension where extname <> 'plpgsql' order by extname`;

const types = `
  select 'create type ' || t.oid::regclass || ' as (' || string_agg(E'\\n  ' || quote_ident(a.attname) || ' '
    || format_type(a.atttypid, a.atttypmod), ',' order by a.attnum) || E'\\n);' as text
  from pg_class t join pg_attribute a on a.attrelid = t.oid and not a.attisdropped
  where t.relnamespace = 'public'::regnamespace and t.relkind = 'c'
  group by t.oid, t.relname
  order by t.relname collate "C"`;

const functions = `
  select rtrim(pg_get_functiondef(p.oid), E'\\n') || ';'
    || coalesce(E'\\ncomment on function ' || p.oid::regprocedure || ' is ' || quote_literal(obj_description(p.oid, 'pg_proc')) || ';', '') as text
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
  order by p.oid::regprocedure::text collate "C"`;

const tables = `
  select concat_ws(E'\\n',
    case t.relpersistence when 'u' then 'create unlogged table ' else 'create table ' end || t.oid::regclass || ' (',
    (select string_agg('  ' || quote_ident(a.attname) || ' ' || format_type(a.atttypid, a.atttypmod)
        || coalesce(' collate ' || (select quote_ident(c.collname) from pg_collation c
             where c.oid = a.attcollation and a.attcollation <> (select y.typcollation from pg_type y where y.oid = a.atttypid)), '')
        || case when a.attnotnull then ' not null' else '' end
        || case a.attgenerated when 's' then ' generated always as (' || pg_get_expr(d.adbin, d.adrelid) || ') stored'
             else coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '') end, E',\\n' order by a.attnum)
      from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped),
    ');',
    (select string_agg('alter table ' || t.oid::regclass || ' add constraint ' || quote_ident(c.conname) || ' '
        || pg_get_constraintdef(c.oid) || ';', E'\\n' order by c.contype, c.conname collate "C")
      from pg_constraint c where c.conrelid = t.oid and c.contype in ('p', 'u', 'c', 'f', 'x')),
    (select string_agg(pg_get_indexdef(i.indexrelid) || ';', E'\\n' order by i.indexrelid::regclass::text collate "C")
      from pg_index i where i.indrelid = t.oid
        and not exists (select from pg_constraint c where c.conindid = i.indexrelid and c.contype in ('p', 'u', 'x'))),
    (select string_agg(pg_get_triggerdef(g.oid) || ';', E'\\n' order by g.tgname collate "C")
      from pg_trigger g where g.tgrelid = t.oid and not g.tgisinternal),
    'comment on table ' || t.oid::regclass || ' is ' || quote_literal(obj_description(t.oid, 'pg_class')) || ';',
    (select string_agg('comment on column ' || t.oid::regclass || '.' || quote_ident(a.attname) || ' is '
        || quote_literal(col_description(t.oid, a.attnum)) || ';', E'\\n' order by a.attnum)
      from pg_attribute a where a.attrelid = t.oid and a.attnum > 0 and col_description(t.oid, a.attnum) is not null)
  ) as text
  from pg_class t
  where t.relnamespace = 'public'::regnamespace and t.relkind = 'r'
  order by t.relname collate "C"`;

const views = `
  select concat_ws(E'\\n',
    'create view ' || v.oid::regclass || ' as',
    pg_get_viewdef(v.oid, true),
    'comment on view ' || v.oid::regclass || ' is ' || quote_literal(obj_description(v.oid, 'pg_class')) || ';',
    (select string_agg('comment on column ' || v.oid::regclass || '.' || quote_ident(a.attname) || ' is '
        || quote_literal(col_description(v.oid, a.attnum)) || ';', E'\\n' order by a.attnum)
      from pg_attribute a where a.attrelid = v.oid and a.attnum > 0 and col_description(v.oid, a.attnum) is not null)
  ) as text
  from pg_class v
  where v.relnamespace = 'public'::regnamespace and v.relkind = 'v'
  order by v.relname collate "C"`;
