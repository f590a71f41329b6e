/** A map that evicts the least recently used entries when their weights exceed its capacity. */
export class LruCache<Key, Value> {
  private readonly entries = new Map<Key, Value>();
  private readonly capacity: number;
  private readonly weigh: (key: Key) => number;
  private weight = 0;

  /** Without `weigh` each entry has the weight 1. */
  constructor(capacity: number, weigh: (key: Key) => number = () => 1) {
    this.capacity = capacity;
    this.weigh = weigh;
  }

  get(key: Key): Value | undefined {
    const value = this.entries.get(key);
    if (value !== undefined) {
      this.entries.delete(key);
      this.entries.set(key, value);
    }
    return value;
  }

  set(key: Key, value: Value): void {
    this.delete(key);
    this.entries.set(key, value);
    this.weight += this.weigh(key);
    for (const oldest of this.entries.keys()) {
      if (this.weight <= this.capacity) return;
      this.delete(oldest);
    }
  }

  clear(): void {
    this.entries.clear();
    this.weight = 0;
  }

  private delete(key: Key): void {
    if (this.entries.delete(key)) this.weight -= this.weigh(key);
  }
}
