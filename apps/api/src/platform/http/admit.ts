import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Account, Identity } from '../../core/account.ts'
import type { Context } from '../../core/context.ts'
import type { OperationId } from '../../core/contract.ts'
import { holdsNull, isTooDeep } from '../../core/json-bounds.ts'
import type { RecordAccess } from './access.ts'
import { isAcceptable } from './accept.ts'
import { hasBody, parseJsonFields, readNumbers, trimText } from './body.ts'
import { clientsOf } from '../load/clients-of.ts'
import { declaredTooLarge, dropFiles, type FormRefusal, loadFiles, readForm } from './form.ts'
import { type OperationFacts, takesForm } from './operation-facts.ts'
import { sendDetail, sendFields, sendNullRefusal, sendUnsupported } from './refusals.ts'
import { factorRefusal } from './step-up.ts'
import { detail, type PlainOrProblem } from '../../core/problem.ts'
import type { FairQueue } from '../load/fair-queue.ts'

/** Identifies the caller by the headers of a call. */
export type Identify = (
  context: Context,
  credentials: {
    authorization: string | undefined
    /** The page asks by itself, and nobody is at the screen. */
    isUnattended: boolean
  },
) => Promise<Identity>

/** Whether an account may call an operation, by the roles that the contract names. */
export type HasRole = (
  account: Account | null,
  facts: Pick<OperationFacts, 'role' | 'staff'>,
) => boolean

interface Admission {
  context: Context
  operationId: OperationId
  facts: OperationFacts
  identify: Identify
  hasRole: HasRole
  record: RecordAccess
}

/** Checked first, as a server that could answer in several kinds would do. */
export function admitAccept({ answers = [] }: OperationFacts) {
  return async ({ headers }: FastifyRequest, reply: FastifyReply) => {
    if (!isAcceptable(headers.accept, answers)) return sendDetail(reply, 406, 'not_acceptable')
  }
}

/** Validates the caller and the kind of body before a byte of the body is read. */
export function admit({ context, operationId, facts, identify, hasRole, record }: Admission) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { authorization, 'x-unattended': unattended } = request.headers
    const isUnattended = unattended !== undefined
    const identity = await identify(context, { authorization, isUnattended })
    if ('refusal' in identity) return sendUnauthorized(reply, identity.refusal)
    if (facts.secured && !identity.account) {
      return sendUnauthorized(reply, 'not_authenticated')
    }
    if (!hasRole(identity.account, facts)) {
      const { ip, params: path, query } = request
      const answer = { status: 403, body: detail('not_allowed') }
      const { account } = identity
      await record(context, { operationId, facts, account, ip, path, query, body: null, answer })
      return sendDetail(reply, 403, 'not_allowed')
    }
    const { settings, clock } = context
    const refusal =
      identity.account && factorRefusal(identity, facts, { ...settings, now: clock.now() })
    if (refusal) return sendDetail(reply, 403, refusal)
    request.identity = identity
    return admitBody(request, reply, facts)
  }
}

/**
 * Reads a form into fields and files. Its bytes are not read before there is room for one more upload, and are taken into
 * memory when it is the caller's turn, which lasts until the answer is sent: sixty photos at once would take two
 * gigabytes.
 */
export function readFields({ queues, settings }: Context, facts: OperationFacts) {
  const folder = join(settings.dataDir, 'uploads')
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const clients = clientsOf({ account: request.identity?.account ?? null, ip: request.ip })
    const read = await queues.uploads.run(clients, () =>
      readForm(request, { files: facts.files, folder }),
    )
    if ('refusal' in read) return sendFormRefusal(reply, read.refusal)
    if (holdsNull(withoutBytes(read.form, facts))) {
      await dropFiles(read.form)
      return sendNullRefusal(reply, facts.invalidStatus)
    }
    try {
      await turnUntilAnswered(queues.files, clients, reply)
    } catch (error) {
      await dropFiles(read.form)
      throw error
    }
    request.body = await loadFiles(read.form)
  }
}

/** Resolves when the turn begins. */
function turnUntilAnswered(queue: FairQueue, clients: readonly string[], { raw }: FastifyReply) {
  const answered = new Promise<void>((resolve) => {
    if (raw.closed) resolve()
    raw.once('finish', resolve).once('close', resolve)
  })
  return new Promise<void>((resolve, reject) => {
    queue
      .run(clients, () => {
        resolve()
        return answered
      })
      .catch(reject)
  })
}

/** Refuses characters that no text may hold, removes blanks around a text, and reads numbers that came as text. */
export function readBody({ invalidStatus, jsonText, numericText = [] }: OperationFacts) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const body = jsonText ? parseJsonFields(request.body) : request.body
    if (isTooDeep(body)) return sendFields(reply, invalidStatus, { non_field_errors: ['too_deep'] })
    if (holdsNull(body)) return sendNullRefusal(reply, invalidStatus)
    request.body = readNumbers(trimText(body), numericText)
  }
}

/** Validates the body's kind and size before a byte of it is read. Only a declared kind has a schema to hold it to. */
function admitBody(request: FastifyRequest, reply: FastifyReply, facts: OperationFacts) {
  if (facts.method === 'get') return
  // A type alone says nothing: react-admin sends one with every DELETE.
  if (!hasBody(request))
    return facts.body === 'required' ? sendDetail(reply, 400, 'no_data') : undefined
  if (mediaTypeOf(request) !== wantedType(facts)) return sendUnsupported(reply, request)
  const refusal = takesForm(facts) ? declaredTooLarge(request, facts.files) : null
  if (refusal) return sendFormRefusal(reply, refusal)
}

/** Without its parameters: `application/json; charset=utf-8` is JSON. */
function mediaTypeOf({ headers }: FastifyRequest): string {
  return (headers['content-type'] ?? '').replace(/;.*/s, '').trim().toLowerCase()
}

function wantedType(facts: OperationFacts): string | null {
  if (facts.body === 'none') return null
  return takesForm(facts) ? 'multipart/form-data' : 'application/json'
}

function sendFormRefusal(reply: FastifyReply, refusal: FormRefusal) {
  return 'problem' in refusal
    ? sendDetail(reply, refusal.status, refusal.problem)
    : sendFields(reply, refusal.status, refusal.fields)
}

/** The bytes of a file may hold characters that no text may. */
function withoutBytes(form: Record<string, unknown>, { files }: OperationFacts) {
  return Object.fromEntries(Object.entries(form).filter(([name]) => !Object.hasOwn(files, name)))
}

function sendUnauthorized(reply: FastifyReply, reason: PlainOrProblem) {
  return sendDetail(reply.header('www-authenticate', 'Token'), 401, reason)
}

declare module 'fastify' {
  interface FastifyRequest {
    identity: Exclude<Identity, { refusal: unknown }> | null
  }
}
