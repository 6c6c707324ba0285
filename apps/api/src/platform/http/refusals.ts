import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
} from 'fastify'
import type { ErrorObject } from 'ajv'
import type { OperationId } from '../../core/contract.ts'
import { operationFacts } from './operation-facts.ts'
import { type FieldErrors, fieldErrorsOf } from './field-errors.ts'

/** Refusals that are the same for every call and come from no operation (contract 0.4–0.6). */

export function sendDetail(reply: FastifyReply, status: number, detail: string) {
  return sendJson(reply, status, { detail })
}

export function sendNullRefusal(reply: FastifyReply, status: number) {
  return sendJson(reply, status, { non_field_errors: ['Null characters are not allowed.'] })
}

export function sendFields(reply: FastifyReply, status: number, fields: FieldErrors) {
  return sendJson(reply, status, fields)
}

export function sendUnsupported(reply: FastifyReply, { headers }: FastifyRequest) {
  const type = headers['content-type'] ?? ''
  return sendDetail(reply, 415, `Unsupported media type "${type}" in request.`)
}

/** Sent as text, because these answers are not the operation's and so not in its response schemas. */
function sendJson(reply: FastifyReply, status: number, body: unknown) {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body))
}

const details: Record<string, (error: FastifyError, request: FastifyRequest) => [number, string]> =
  {
    FST_ERR_CTP_EMPTY_JSON_BODY: () => [400, 'JSON parse error - the body is empty'],
    FST_ERR_CTP_INVALID_JSON_BODY: (error) => [400, `JSON parse error - ${error.message}`],
    FST_ERR_CTP_INVALID_CONTENT_LENGTH: (error) => [400, error.message],
    FST_ERR_CTP_BODY_TOO_LARGE: () => [413, 'Request body is too large.'],
    FST_ERR_CTP_INVALID_MEDIA_TYPE: (_, request) => [
      415,
      `Unsupported media type "${request.headers['content-type'] ?? ''}" in request.`,
    ],
  }

export function setErrorHandler(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.validation) return sendInvalid(error, request, reply)
    const known = details[error.code]
    if (known) return sendDetail(reply, ...known(error, request))
    if (error instanceof SyntaxError && error.statusCode === 400) {
      return sendDetail(reply, 400, `JSON parse error - ${error.message}`)
    }
    if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
      return sendDetail(reply, error.statusCode, error.message)
    }
    request.log.error({ err: error }, 'unexpected failure')
    return sendJson(reply, 500, { error: 'Server Error (500)' })
  })
}

/** The contract checker's refusal, in the shape that the operation's screens know. */
function sendInvalid(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error.validationContext === 'params') return sendDetail(reply, 404, 'Not found.')
  const findings = (error.validation ?? []) as unknown as ErrorObject[]
  const fields = fieldErrorsOf(findings)
  if (error.validationContext === 'querystring' && 'page' in fields)
    return sendDetail(reply, 404, 'Invalid page.')
  const { operationId } = request.routeOptions.schema as FastifySchema & {
    operationId: OperationId
  }
  const { invalidStatus, files } = operationFacts[operationId]
  const status = error.validationContext === 'body' ? invalidStatus : 400
  for (const name of Object.keys(files)) if (name in fields) fields[name] = [noFile(request, name)]
  if (operationId === 'addBasketLine')
    return sendJson(reply, status, { reason: fields, code: 'invalid' })
  return sendJson(reply, status, fields)
}

/** The refusal for a field that should be a file. */
function noFile({ body }: FastifyRequest, name: string): string {
  return typeof body === 'object' && body !== null && Object.hasOwn(body, name)
    ? 'The submitted data was not a file. Check the encoding type on the form.'
    : 'No file was submitted.'
}
