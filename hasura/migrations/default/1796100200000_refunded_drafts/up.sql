-- The refund of a paid laundromat that was held and refused, without another that it looks like.

alter table public.laundromat_drafts
  add column refund text constraint laundromat_drafts_refund_known check (refund in ('done', 'failed'));

comment on column public.laundromat_drafts.refund is
  'State of the refund for a laundromat that was refused before its publication; failed: Stripe has refused it; null: not tried. '
  'That of a copy is in possible_duplicates.';
