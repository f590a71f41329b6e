drop function public.ask_owner(uuid, uuid, uuid, text);

create function public.ask_owner(question_id uuid, asked uuid, asker uuid, words text) returns setof public.owner_questions
  language plpgsql volatile
  set search_path = public, pg_temp
  as $$
declare
  person users;
  place laundromats;
  refusal text;
begin
  select * into person from users where id = asker;
  select * into place from laundromats where id = asked;
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
    values (question_id, asked, asker, person.first_name, words) on conflict (id) do nothing;
  return query select * from owner_questions
    where id = question_id and laundromat_id = asked and user_id = asker and question = words;
end
$$;

comment on function public.ask_owner(uuid, uuid, uuid, text) is
  'Stores a question to the owner of a published laundromat and returns it, also when it is sent again. Returns no row if the id '
  'belongs to another question.';
