import { withClient } from '../../local-stack/with-client.ts';

/** Each query returns one text per object, in an order that is independent of the migrations. */
const sections: { title: string; sql: string }[] = [
  {
    title: 'Extensions',
    sql: `select format('create extension %I;', extname) from pg_extension where extname <> 'plpgsql' order by extname`,
  },
  {
    title: 'Types',
    sql: `select format('create type %I as enum (%s);', t.typname,
            string_agg(quote_literal(e.enumlabel), ', ' order by e.enumsortorder))
          from pg_type t join pg_enum e on e.enumtypid = t.oid
          where t.typnamespace = 'public'::regnamespace group by t.typname order by t.typname`,
  },
  {
    title: 'Composite types',
    sql: `select format(E'create type %I as (\\n  %s\\n);', c.relname,
            string_agg(format('%I %s', a.attname, format_type(a.atttypid, a.atttypmod)), E',\\n  ' order by a.attnum))
          from pg_class c join pg_attribute a on a.attrelid = c.oid
          where c.relnamespace = 'public'::regnamespace and c.relkind = 'c' group by c.relname order by c.relname`,
  },
  {
    title: 'Functions',
    sql: `select pg_get_functiondef(p.oid) || ';' from pg_proc p
          where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p')
            and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
          order by p.proname, pg_get_function_identity_arguments(p.oid)`,
  },
  {
    title: 'Tables',
    sql: `select format(E'create table %I (\\n  %s\\n);', c.relname, string_agg(line, E',\\n  ' order by place, line_name))
          from pg_class c
          cross join lateral (
            select 0 as place, lpad(a.attnum::text, 5, '0') as line_name,
              format('%I %s', a.attname, format_type(a.atttypid, a.atttypmod))
                || case a.attgenerated when 's' then format(' generated always as (%s) stored', pg_get_expr(d.adbin, d.adrelid))
                   else coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '') end
                || case when a.attnotnull then ' not null' else '' end as line
            from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
            where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
            union all
            select 1, conname, format('constraint %I %s', conname, pg_get_constraintdef(oid))
            from pg_constraint where conrelid = c.oid and contype <> 'n'
          ) lines
          where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
          group by c.relname order by c.relname`,
  },
  {
    title: 'Views',
    sql: `select format(E'create view %I as\\n%s', c.relname, pg_get_viewdef(c.oid))
          from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('v', 'm') order by c.relname`,
  },
  {
    title: 'Indexes',
    sql: `select indexdef || ';' from pg_indexes i where schemaname = 'public'
            and not exists (select from pg_constraint where conname = i.indexname)
          order by tablename, indexname`,
  },
  {
    title: 'Triggers',
    sql: `select pg_get_triggerdef(t.oid) || ';' from pg_trigger t join pg_class c on c.oid = t.tgrelid
          where c.relnamespace = 'public'::regnamespace and not t.tgisinternal order by c.relname, t.tgname`,
  },
  {
    title: 'Comments',
    sql: `select format('comment on %s is %L;',
            case when a.attname is null then format('table %I', c.relname) else format('column %I.%I', c.relname, a.attname) end,
            d.description)
          from pg_description d join pg_class c on c.oid = d.objoid and d.classoid = 'pg_class'::regclass
          left join pg_attribute a on a.attrelid = c.oid and a.attnum = d.objsubid and d.objsubid > 0
          where c.relnamespace = 'public'::regnamespace order by c.relname, d.objsubid`,
  },
];

/**
 * Returns the schema `public` as SQL text for reading and comparing, not for executing. The npm binaries lack pg_dump, and
 * this text is the same on every machine.
 */
export async function dumpSchema(databaseUrl: string): Promise<string> {
  return withClient(databaseUrl, async (client) => {
    let text = '-- Written by "npm run codegen" from the migrations. Do not edit.\n';
    for (const { title, sql } of sections) {
      const { rows } = await client.query<[string]>({ text: sql, rowMode: 'array' });
      if (rows.length > 0) text += `\n-- ${title}\n\n${rows.map(([line]) => line).join('\n\n')}\n`;
    }
    return text;
  });
}
