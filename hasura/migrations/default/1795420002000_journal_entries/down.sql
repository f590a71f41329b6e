drop function public.search_journal_entries(text);
drop function public.record_lists(text, text, jsonb);
drop function public.record_change();
drop function public.acting_administrator();
drop table public.journal_entries;
drop function public.refuse_journal_change();
