-- Demo data: the tables that the local stack and the tests load. Never applied in production. A new row or column is added
-- here by hand; hasura/demo-data.integration.test.ts checks the rows against the rules of the product.
-- Every account has the password demo1234. Telephone numbers and addresses on the web are fictional.

do $demo$
declare
  demo_password constant text := '$argon2id$v=19$m=19456,t=2,p=1$1WliLo/YfB354PtbcKoCZw$WnKC8gozAM+XtTOaDPI0R/fLOuLJqynWqVUvKkSELYo';
begin
-- Seeds may run at every start: deleted demo rows stay deleted.
if exists (select from public.users where id = 'd1000000-0000-4000-8000-000000000003') then
  return;
end if;

insert into public.users (id, email, password, first_name, last_name, role, stripe_customer_id, email_verified, created_at, updated_at) values
  ('d1000000-0000-4000-8000-000000000001', 'client@lavoir.test', demo_password, 'Camille', 'Moreau', 'client', null, true, now() - interval '9000 hours', now() - interval '9000 hours'),
  ('d1000000-0000-4000-8000-000000000002', 'proprietaire@lavoir.test', demo_password, 'Martin', 'Delorme', 'owner', null, true, now() - interval '15000 hours', now() - interval '15000 hours'),
  ('d1000000-0000-4000-8000-000000000003', 'admin@lavoir.test', demo_password, 'Claire', 'Aubert', 'admin', null, true, now() - interval '20000 hours', now() - interval '20000 hours')
on conflict do nothing;

end
$demo$;
