import { requireProductionPrograms } from '../../cluster/programs.ts';

export default requireProductionPrograms;
