import type { WebhookHeader, WebhookUrl } from '../metadata/webhook-entry.ts';

type Environment = Record<string, string | undefined>;

/** An address and headers, ready to be called: every variable is filled in. */
export interface Webhook {
  url: string;
  headers: [name: string, value: string][];
  /** The headers as metadata has them, fit for a log: what comes from the environment may be secret. */
  shownHeaders: { name: string; value?: string; value_from_env?: string }[];
}

/** Fills in the variables; one that is missing is a `ProjectError` that names it and where it is asked for. */
export function resolveWebhook(url: WebhookUrl, headers: WebhookHeader[], environment: Environment): Webhook {
  return {
    url: resolveUrl(url, environment),
    headers: headers.map(({ name, value }): [string, string] => {
      if ('text' in value) return [name, value.text];
      const variable = value.fromEnv.string();
      const found = environment[variable];
      if (found === undefined) value.fromEnv.fail(`needs the variable ${variable}, which is not set`);
      return [name, found as string];
    }),
    shownHeaders: headers.map(({ name, value }) =>
      'text' in value ? { name, value: value.text } : { name, value_from_env: value.fromEnv.string() },
    ),
  };
}

function resolveUrl(url: WebhookUrl, environment: Environment): string {
  const place = 'template' in url ? url.template : url.fromEnv;
  const lookUp = (variable: string): string => {
    const value = environment[variable];
    if (!value) place.fail(`needs the variable ${variable}, which is not set`);
    return value as string;
  };
  const text =
    'template' in url
      ? url.template
          .string()
          .replace(/\{\{([^{}]*)\}\}/g, (_whole, variable: string) => lookUp(variable.trim()))
      : lookUp(url.fromEnv.string());
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    place.fail(`leads to "${text}", which is no HTTP address`);
  }
  return text;
}
