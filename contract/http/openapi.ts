import { z } from 'zod';
import { currentUser, userAnswer } from '../account/account.ts';
import { sessionCookie } from '../account/cookies.ts';
import { subscription, subscriptionAnswer, subscriptionPlan } from '../billing/billing.ts';
import { laundromatDetail, laundromatSummary, ownLaundromat, service } from '../laundromat/laundromats.ts';
import { adminSubscription, payment } from '../moderation/admin.ts';
import { photo } from '../photos/photos.ts';
import { review } from '../reviews/reviews.ts';
import { site } from '../site/site.ts';
import { refusalsOf, type Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { errorCatalogue, type ErrorCode } from './errors.ts';

const namedSchemas = {
  AdminSubscription: adminSubscription,
  Laundromat: laundromatSummary,
  LaundromatDetail: laundromatDetail,
  OwnLaundromat: ownLaundromat,
  Payment: payment,
  Photo: photo,
  Plan: subscriptionPlan,
  Review: review,
  Service: service,
  Subscription: subscription,
  SubscriptionAnswer: subscriptionAnswer,
  User: currentUser,
  UserAnswer: userAnswer,
} satisfies Record<string, z.ZodType>;

const errorAnswer = z.object({
  code: z.enum(Object.keys(errorCatalogue) as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
  requestId: z.string().optional(),
});

export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  anyOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

type Content = Record<string, { schema: JsonSchema }>;
type Responses = Record<string, { description: string; content?: Content }>;

export type Operation = ReturnType<typeof operation>;
export type OpenApi = ReturnType<typeof openApi>;

const registry = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(namedSchemas)) registry.add(schema, { id });
registry.add(errorAnswer, { id: 'Error' });

const options = {
  unrepresentable: 'any',
  override: ({ jsonSchema }) => {
    if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
  },
} as const satisfies z.core.ToJSONSchemaParams;

const reference = (id: string) => `#/components/schemas/${id}`;

export function openApi() {
  const { schemas } = z.toJSONSchema(registry, { ...options, uri: reference });
  const paths: Record<string, Record<string, Operation>> = {};
  for (const endpoint of endpoints) {
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operation(endpoint);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${site.name} REST`,
      version: '1.0.0',
      description: 'Answers are JSON. A refusal carries a stable code and a French sentence for the visitor.',
    },
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, plain(schema)])),
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookie } },
    },
  };
}

function operation(endpoint: Endpoint) {
  const {
    summary,
    roles,
    query,
    body,
    bodyType = 'application/json',
    statuses = [200],
    answer,
    answerType,
  } = endpoint;
  const pathParameters = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path' as const,
    required: true,
    schema: (name === 'slug' ? { type: 'string' } : { type: 'string', format: 'uuid' }) as JsonSchema,
  }));
  // Every parameter arrives as text; its output says that it is a number or a list.
  const { properties = {}, required = [] } = query ? received(query, 'output') : {};
  const queryParameters = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query' as const,
    required: required.includes(name),
    schema,
    ...(schema.type === 'array' ? { explode: false } : {}),
  }));
  const parameters = [...pathParameters, ...queryParameters];
  const file = answerType && { [answerType]: { schema: { type: 'string', format: 'binary' } } };
  const succeeded: Content | undefined = answer
    ? { 'application/json': { schema: answered(answer) } }
    : file || undefined;
  return {
    summary,
    'x-roles': roles,
    ...(roles.includes('anonymous') ? {} : { security: [{ session: [] }] }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body
      ? { requestBody: { required: true, content: { [bodyType]: { schema: received(body, 'input') } } } }
      : {}),
    responses: {
      ...Object.fromEntries(
        statuses.map((status) => [status, { description: 'Success', content: succeeded }]),
      ),
      ...refused(endpoint),
    },
  };
}

function refused(endpoint: Endpoint): Responses {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of refusalsOf(endpoint)) {
    const { status } = errorCatalogue[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const content = { 'application/json': { schema: { $ref: reference('Error') } } };
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [status, { description: codes.join(', '), content }]),
  );
}

function received(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  return plain(z.toJSONSchema(schema, { ...options, io }));
}

function answered(schema: z.ZodType): JsonSchema {
  const known = registry.get(schema);
  if (known) return { $ref: reference(known.id) };
  const described = schema instanceof z.ZodArray ? registry.get(schema.element as z.ZodType) : undefined;
  if (described) return { type: 'array', items: { $ref: reference(described.id) } };
  return plain(z.toJSONSchema(schema, options));
}

function plain(schema: object): JsonSchema {
  const { $schema: _schema, $id: _id, id: _name, ...rest } = schema as Record<string, unknown>;
  return rest as JsonSchema;
}
