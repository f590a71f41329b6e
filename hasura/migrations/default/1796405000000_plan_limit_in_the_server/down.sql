
CREATE TRIGGER laundromats_check_limit BEFORE INSERT ON public.laundromats FOR EACH ROW WHEN ((new.plan_id IS NOT NULL)) EXECUTE FUNCTION public.check_laundromat_limit();
