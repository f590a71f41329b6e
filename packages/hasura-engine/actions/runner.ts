import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { engineVersion } from '../environment.ts';
import { GraphqlError } from '../errors/graphql-error.ts';
import { postJson, type WebhookAnswer } from '../webhooks/post-json.ts';
import type { Bindings } from '../sql/parameter.ts';
import type { StatementRunner } from '../execute/statement-runner.ts';
import type { TrackedAction } from '../schema/model.ts';
import { checkAnswer } from './answer-check.ts';
import { clientHeaders } from './client-headers.ts';
import { refusal } from './refusal.ts';
import { runJoin, type JoinPlan } from './join.ts';
import type { TrackedActions } from './model.ts';
import { joinedObjects, writeOutput } from './output.ts';
import type { ActionPlan } from './plan.ts';

/** The client's HTTP exchange: its headers may be forwarded to webhooks, and cookies of webhooks returned to it. */
export interface Exchange {
  headers: IncomingHttpHeaders;
  cookies: string[];
}

interface ActionSettings {
  /** HASURA_GRAPHQL_CONFIGURED_HEADER_PRECEDENCE: a client cannot overwrite a configured header. */
  configuredHeadersWin: boolean;
}

/** Runs actions: calls the webhook, checks its answer, joins the rows of related tables. */
export class ActionRunner {
  private readonly types: TrackedActions['types'];
  private readonly settings: ActionSettings;
  private readonly statements: StatementRunner;
  private readonly log: (message: string, details?: unknown) => void;

  constructor(
    types: TrackedActions['types'],
    settings: ActionSettings,
    statements: StatementRunner,
    log: (message: string, details?: unknown) => void,
  ) {
    this.types = types;
    this.settings = settings;
    this.statements = statements;
    this.log = log;
  }

  /** Returns the JSON of the parts of the answer that the request selects. */
  async run(plan: ActionPlan, query: string, bindings: Bindings, exchange: Exchange): Promise<string> {
    const { action } = plan;
    const body = {
      action: { name: action.name },
      input: Object.fromEntries(plan.input.map(({ name, read }) => [name, read(bindings)])),
      request_query: query,
      session_variables: Object.fromEntries(bindings.session),
    };
    const answer = await this.call(action, body, exchange);
    const internal = {
      request: { url: action.webhook.url, headers: action.webhook.loggableHeaders, body },
      response: shown(answer),
    };
    if (answer.status < 200 || answer.status >= 300) {
      if (answer.status >= 500) {
        this.log(
          `the webhook of the action ${action.name} answered ${answer.status}`,
          answer.body.slice(0, 500),
        );
      }
      throw refusal(answer, internal);
    }
    const value = this.read(answer, action, internal);
    if (action.metadata.root === 'mutation') exchange.cookies.push(...(answer.headers['set-cookie'] ?? []));
    const joined = new Map<JoinPlan, Iterator<string, undefined>>();
    for (const [join, objects] of joinedObjects(value, plan.output)) {
      joined.set(join, (await runJoin(this.statements, join, objects, bindings)).values());
    }
    return writeOutput(value, plan.output, joined);
  }

  private async call(action: TrackedAction, body: object, exchange: Exchange): Promise<WebhookAnswer> {
    const { metadata, webhook } = action;
    const configured = webhook.headers.map(([name, value]): [string, string] => [name.toLowerCase(), value]);
    const forwarded = metadata.forwardClientHeaders
      ? clientHeaders(exchange.headers, metadata.ignoredClientHeaders)
      : [];
    const headers = new Map<string, string>([
      ['x-b3-traceid', randomBytes(16).toString('hex')],
      ['x-b3-spanid', randomBytes(8).toString('hex')],
      ...(this.settings.configuredHeadersWin ? [...forwarded, ...configured] : [...configured, ...forwarded]),
      ['content-type', 'application/json'],
      ['user-agent', `hasura-graphql-engine/${engineVersion}`],
    ]);
    try {
      return await postJson(webhook.url, headers, JSON.stringify(body), metadata.timeoutSeconds);
    } catch (error) {
      this.log(`the webhook of the action ${action.name} could not be called at ${webhook.url}`, error);
      throw new GraphqlError('unexpected', 'http exception when calling webhook', '$', {
        error: { type: 'http_exception', message: (error as Error).message },
        request: { url: webhook.url, headers: webhook.loggableHeaders, body },
      });
    }
  }

  private read(answer: WebhookAnswer, action: TrackedAction, internal: object): unknown {
    let problem = 'not a valid json response from webhook';
    try {
      const value = JSON.parse(answer.body) as unknown;
      problem = '';
      checkAnswer(value, action.output, this.types);
      return value;
    } catch (error) {
      const message = problem || (error as Error).message;
      this.log(
        `the webhook of the action ${action.name} returned an answer that does not match its type`,
        message,
      );
      throw new GraphqlError('unexpected', message, '$', { error: 'unexpected response', ...internal });
    }
  }
}

function shown({ status, headers, body }: WebhookAnswer) {
  const { 'set-cookie': _secret, ...others } = headers;
  return { status, headers: Object.entries(others).map(([name, value]) => ({ name, value })), body };
}
