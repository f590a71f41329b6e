import { observe, type Observation, type Variables } from './observation.ts';

interface Branch<Plan> {
  observation: Observation;
  next: Map<string, Node<Plan>>;
}
type Node<Plan> = { plan: Plan } | Branch<Plan>;

const maxPlans = 100;

/**
 * The plans of one operation for one role, found by repeating the observations made during planning. Planning is
 * deterministic, so two plans share their observations until an answer differs: the observations form a tree.
 */
export class PlanTree<Plan> {
  private root: Node<Plan> | undefined;
  private size = 0;

  find(variables: Variables): Plan | undefined {
    let node = this.root;
    while (node && 'observation' in node) node = node.next.get(observe(node.observation, variables));
    return node?.plan;
  }

  add(plan: Plan, trace: { observation: Observation; answer: string }[]): void {
    // Starts over, so that callers who send ever new shapes cannot fill the memory.
    if (this.size >= maxPlans) {
      this.root = undefined;
      this.size = 0;
    }
    this.size += 1;
    let set = (node: Node<Plan>) => void (this.root = node);
    let current = this.root;
    for (const { observation, answer } of trace) {
      if (!current || 'plan' in current) {
        current = { observation, next: new Map() };
        set(current);
      }
      const branch: Branch<Plan> = current;
      set = (node) => void branch.next.set(answer, node);
      current = branch.next.get(answer);
    }
    set({ plan });
  }
}
