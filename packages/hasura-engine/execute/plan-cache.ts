import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { chooseOperation, parseDocument, type Operation } from './document/document.ts';
import { observe, type Observation, type PlanContext, type Variables } from './plan-context.ts';
import type { RootPlan } from './plan.ts';

const maxText = 50_000;
const maxTexts = 1_000_000;
const textLimit = { maxSize: maxTexts, sizeCalculation: (_value: object, key: string) => key.length + 500 };
const maxPlanSize = 100_000;
const maxPlanSizes = 50_000_000;

interface Prepared {
  operation: Operation;
  plans: PlanTree<RootPlan[]>;
}

export class PlanCache {
  private readonly documents = new LRUCache<string, DocumentNode>(textLimit);
  private readonly prepared = new LRUCache<string, Prepared>(textLimit);
  private planSizes = 0;

  /** Returns an operation with its plans. `allow` throws for a document that the role may not send. */
  prepare(
    query: string,
    operationName: string | null,
    role: string,
    allow: (document: DocumentNode) => void,
  ): Prepared {
    const key = `${role}\n${operationName ?? ''}\n${query}`;
    const known = this.prepared.get(key);
    if (known) return known;
    const document = this.parsed(query);
    allow(document);
    const prepared: Prepared = {
      operation: chooseOperation(document, operationName),
      plans: new PlanTree(),
    };
    if (query.length <= maxText) this.prepared.set(key, prepared);
    return prepared;
  }

  add({ plans }: Prepared, roots: RootPlan[], { trace, size: planned }: PlanContext): void {
    const texts = roots.map((root) => (root.kind === 'statement' ? root.text.length : 0));
    const size = texts.reduce((sum, length) => sum + length, planned);
    if (size > maxPlanSize) return;
    this.planSizes += size;
    if (this.planSizes > maxPlanSizes) {
      this.prepared.clear();
      this.planSizes = 0;
    }
    plans.add(roots, trace);
  }

  private parsed(query: string): DocumentNode {
    const known = this.documents.get(query);
    if (known) return known;
    const document = parseDocument(query);
    if (query.length <= maxText) this.documents.set(query, document);
    return document;
  }
}

interface Branch<Plan> {
  observation: Observation;
  next: Map<string, Node<Plan>>;
}
type Node<Plan> = { plan: Plan } | Branch<Plan>;

const maxPlans = 100;

/**
 * The plans of one operation for one role, as a tree of the observations made while planning. Planning is
 * deterministic: two plans make the same observations until an answer differs.
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
    // Clears the tree, so that callers who send new shapes again and again cannot fill the memory.
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
