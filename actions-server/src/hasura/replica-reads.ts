import type { Env } from '../env.ts';
import { systemWithTimeout } from '../session/caller.ts';
import type { Logger } from '../telemetry/logger.ts';
import { superuserGraphql } from './graphql.ts';
import { createHasura, type Hasura } from './hasura.ts';

/** A replica that is this late is not read while the primary answers. */
const lateSeconds = 5;
const askEveryMs = 1_000;
const firstAnswerMs = 1_500;

const replicaDelayQuery = superuserGraphql(`
  query ReplicaDelay {
    replica_delay {
      seconds
    }
  }
`);

/** The replica answers what visitors only read. `urls` are tried in this order. */
export interface ReplicaReads {
  hasura: Hasura;
  urls(mayBeLate: boolean): string[];
  close(): Promise<void>;
}

/** Asks each second how late the replica is. A late one is read only while the primary does not answer. */
export function createReplicaReads(env: Env, logger: Logger): ReplicaReads {
  const { HASURA_URL: url, HASURA_READS_URL: replicaUrl, HASURA_ADMIN_SECRET: adminSecret } = env;
  const primary = createHasura({ url, adminSecret });
  if (replicaUrl === undefined) return { hasura: primary, urls: () => [url], close: () => Promise.resolve() };
  const replica = createHasura({ url: replicaUrl, adminSecret });
  let readsReplica = false;

  async function look(): Promise<void> {
    const system = systemWithTimeout({}, askEveryMs);
    const delayOf = async (engine: Hasura) =>
      (await engine.query(replicaDelayQuery, {}, system)).replica_delay[0]?.seconds ?? Infinity;
    const [ofPrimary, ofReplica] = await Promise.allSettled([delayOf(primary), delayOf(replica)]);
    const isAlone = ofPrimary.status === 'rejected';
    const next = ofReplica.status === 'fulfilled' && (isAlone || ofReplica.value < lateSeconds);
    if (next !== readsReplica) logger.info({ readsReplica: next }, 'reads of visitors go to another engine');
    readsReplica = next;
  }
  void look();
  const timer = setInterval(() => void look(), askEveryMs).unref();

  return {
    hasura: {
      query(document, variables, caller) {
        if (caller.role === 'superuser' || !caller.mayBeLate)
          return primary.query(document, variables, caller);
        const [first, second] = readsReplica ? [replica, primary] : [primary, replica];
        const deadline = AbortSignal.any([caller.deadline, AbortSignal.timeout(firstAnswerMs)]);
        return first.query(document, variables, { ...caller, deadline }).catch((error: unknown) => {
          if (caller.deadline.aborted) throw error;
          return second.query(document, variables, caller);
        });
      },
    },
    urls: (mayBeLate) => (mayBeLate && readsReplica ? [replicaUrl, url] : [url, replicaUrl]),
    close: async () => clearInterval(timer),
  };
}
