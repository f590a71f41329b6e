CREATE OR REPLACE FUNCTION public.ask_owner(question_id uuid, laundromat uuid, asker uuid, words text)
 RETURNS SETOF public.owner_questions
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  person users;
  place laundromats;
  refusal text;
begin
  select * into person from users where id = asker;
  select * into place from laundromats where id = laundromat;
  refusal := case
    -- The answer is mailed, and words of other people go to confirmed addresses only.
    when person.email_verified is not true then 'owner_questions_asker_confirmed'
    when place.is_active is not true then 'owner_questions_laundromat_published'
    when place.user_id = asker then 'owner_questions_to_another'
    when not exists (select from users where id = place.user_id and is_active and email_verified) then 'owner_questions_owner_reachable'
  end;
  if refusal is not null then
    -- Hasura passes on only the text, so the text names the constraint.
    raise exception '%: the question cannot be asked', refusal
      using errcode = 'check_violation', constraint = refusal, table = 'owner_questions';
  end if;
  insert into owner_questions (id, laundromat_id, user_id, author_name, question)
    values (question_id, laundromat, asker, person.first_name, words) on conflict (id) do nothing;
  return query select * from owner_questions
    where id = question_id and laundromat_id = laundromat and user_id = asker and question = words;
end
$function$;
comment on function public.ask_owner(uuid,uuid,uuid,text) is 'Stores a question to the owner of a published laundromat and returns it, also when it is sent again. Returns no row if the id belongs to another question.';

CREATE OR REPLACE FUNCTION public.laundromats_of_reviewer(reviewed uuid, reviewer uuid, network text)
 RETURNS SETOF public.laundromats
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select l.* from laundromats l, laundromats r
  where r.id = reviewed
    and (l.user_id = reviewer
      or l.user_id in (select user_id from owner_networks where network_hash = network and seen_at > now() - interval '30 days'))
    and (l.id = r.id
      or l.location_source <> 'commune' and r.location_source <> 'commune'
        and earth_distance(l.earth_point::earth, r.earth_point::earth) <= 500)
$function$;
comment on function public.laundromats_of_reviewer(uuid,uuid,text) is 'Returns the reviewed laundromat, and those within 500 m of it, that belong to the author of a review or to an owner who was signed in at the same address within 30 days. A laundromat whose place is unknown is near to none.';
