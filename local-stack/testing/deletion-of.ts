export const deletionOf = (id: string): string[] => [
  `select set_config('lavoir.moderating', 'yes', true)`,
  `insert into moderation_actions (subject_type, subject_id, laundromat_id, decision, seen, deleted_rows)
   select 'laundromat', id, id, 'deleted', moderated_content(l) || jsonb_build_object('is_active', is_active), rows_of_laundromat(l)
   from laundromats l where id = '${id}'`,
  `delete from laundromats where id = '${id}'`,
];
