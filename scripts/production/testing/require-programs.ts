import { requireProductionPrograms } from '../../cluster/programs.ts';

/** Ends a run before its first test, with one sentence, where a program is missing. */
export default requireProductionPrograms;
