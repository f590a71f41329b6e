-- Restoring is a transaction of the actions server.

drop function restore_laundromat;
comment on function refuse_deleted_id() is 'Trigger: refuses the id of a deleted row of the named table, except while a laundromat is restored.';
