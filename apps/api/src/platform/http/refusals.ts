import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
} from 'fastify'
import type { ErrorObject } from 'ajv'
import type { OperationId } from '../../core/contract.ts'
import { operationMetadata } from './operation-metadata.ts'
import { fieldErrors, type FieldProblems } from '../../core/field-problems.ts'
import { detail, type PlainOrProblem, problem, sentenceOf } from '../../core/problem.ts'
import { UnavailableError } from '../../core/unavailable.ts'
import { mergeProblems } from './field-checks.ts'
import { fieldProblemsOf } from './field-errors.ts'

/** Refusals that are the same for every call and come from no operation (contract 0.4–0.6). */

export function sendDetail(reply: FastifyReply, status: number, reason: PlainOrProblem) {
  return sendJson(reply, status, detail(reason))
}

export function sendThrottled(reply: FastifyReply, seconds: number) {
  return sendDetail(reply.header('retry-after', seconds), 429, problem('throttled', { seconds }))
}

/** An API key has had its calls of this minute. */
export function sendKeyThrottled(reply: FastifyReply, seconds: number) {
  const refusal = problem('key_throttled', { seconds })
  return sendDetail(reply.header('retry-after', seconds), 429, refusal)
}

export function sendNullRefusal(reply: FastifyReply, status: number) {
  return sendJson(reply, status, fieldErrors({ non_field_errors: ['null_characters'] }))
}

export function sendFields(reply: FastifyReply, status: number, fields: FieldProblems) {
  return sendJson(reply, status, fieldErrors(fields))
}

export function sendUnsupported(reply: FastifyReply, { headers }: FastifyRequest) {
  const type = headers['content-type'] ?? ''
  return sendDetail(reply, 415, problem('media_type_unsupported', { type }))
}

/** Written without the operation's response schemas, because these answers are not the operation's. */
function sendJson(reply: FastifyReply, status: number, body: unknown) {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body)
}

type Detail = (error: FastifyError, request: FastifyRequest) => [number, PlainOrProblem]

const details: Record<string, Detail> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: () => [400, 'json_empty'],
  FST_ERR_CTP_INVALID_JSON_BODY: ({ message }) => [
    400,
    problem('json_unreadable', { cause: message }),
  ],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ({ message }) => [
    400,
    problem('request_unreadable', { cause: message }),
  ],
  FST_ERR_CTP_BODY_TOO_LARGE: () => [413, 'body_too_large'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: (_, request) => [
    415,
    problem('media_type_unsupported', { type: request.headers['content-type'] ?? '' }),
  ],
}

export function setErrorHandler(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof UnavailableError) {
      const { status, problem: reason, retryAfter, cause } = error
      // With a cause, something broke. A full queue is normal, and a flood of them would flood the log.
      if (cause !== undefined) request.log.warn({ err: error }, 'A caller is asked to come again')
      return sendDetail(reply.header('retry-after', retryAfter), status, reason)
    }
    if (error.validation) return sendInvalid(error, request, reply)
    const known = details[error.code]
    if (known) return sendDetail(reply, ...known(error, request))
    if (error instanceof SyntaxError && error.statusCode === 400) {
      return sendDetail(reply, 400, problem('json_unreadable', { cause: error.message }))
    }
    if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
      const { statusCode, message } = error
      return sendDetail(reply, statusCode, problem('request_unreadable', { cause: message }))
    }
    request.log.error({ err: error }, 'unexpected failure')
    return sendJson(reply, 500, { error: sentenceOf('server_error'), code: 'server_error' })
  })
}

interface Invalid {
  validation?: unknown
  validationContext?: string
}

type MoreProblems = (findings: ErrorObject[]) => Promise<FieldProblems>

/** Refuses a body for what the contract finds, and for what the operation's own check finds in the rest of it. */
export async function sendInvalidBody(
  error: Invalid,
  { request, reply, check }: { request: FastifyRequest; reply: FastifyReply; check: MoreProblems },
) {
  const findings = (error.validation ?? []) as ErrorObject[]
  return sendInvalid(error, request, reply, await check(findings))
}

/** The contract checker's refusal, in the shape that the operation's screens know. */
function sendInvalid(
  error: Invalid,
  request: FastifyRequest,
  reply: FastifyReply,
  more: FieldProblems = {},
) {
  if (error.validationContext === 'params') return sendDetail(reply, 404, 'not_found')
  const findings = (error.validation ?? []) as ErrorObject[]
  const fields = mergeProblems(fieldProblemsOf(findings), more)
  if (error.validationContext === 'querystring' && 'page' in fields)
    return sendDetail(reply, 404, 'invalid_page')
  const { operationId } = request.routeOptions.schema as FastifySchema & {
    operationId: OperationId
  }
  const { invalidStatus, invalidShape, files } = operationMetadata[operationId]
  const status = error.validationContext === 'querystring' ? 400 : invalidStatus
  for (const name of Object.keys(files)) if (name in fields) fields[name] = [noFile(request, name)]
  if (invalidShape === 'reason')
    return sendJson(reply, status, { reason: fieldErrors(fields), code: 'invalid' })
  return sendFields(reply, status, fields)
}

/** The refusal for a field that should be a file. */
function noFile({ body }: FastifyRequest, name: string): 'file_expected' | 'file_missing' {
  return typeof body === 'object' && body !== null && Object.hasOwn(body, name)
    ? 'file_expected'
    : 'file_missing'
}
