import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Account, Identity } from '../../core/account.ts'
import { actingBy } from '../../core/acting-key.ts'
import type { Context } from '../../core/context.ts'
import type { OperationId } from '../../core/contract.ts'
import { vendorOf } from '../../core/vendor-of.ts'
import { containsNull, isTooDeep } from '../../core/json-bounds.ts'
import type { RecordAccess } from './access.ts'
import { isAcceptable } from './accept.ts'
import { hasBody, parseJsonFields, readNumbers, trimText } from './body.ts'
import { clientsOf } from '../scheduling/clients-of.ts'
import { declaredTooLarge, discardFiles, type FormRefusal, loadFiles, readForm } from './form.ts'
import { type OperationMetadata, takesForm } from './operation-metadata.ts'
import {
  sendDetail,
  sendFields,
  sendNullRefusal,
  sendKeyThrottled,
  sendUnsupported,
} from './refusals.ts'
import { keyWait, scopeRefusal } from './key-admission.ts'
import type { RateCounters } from './rate-counters.ts'
import { factorRefusal } from './step-up.ts'
import { detail, type PlainOrProblem } from '../../core/problem.ts'
import type { FairQueue } from '../scheduling/fair-queue.ts'

/** Identifies the caller by the headers of a call. */
export type Identify = (
  context: Context,
  credentials: {
    authorization: string | undefined
    /** The page polls by itself, so nobody may be at the screen. */
    isUnattended: boolean
    ip: string
  },
) => Promise<Identity>

/** Whether an account may call an operation, by the roles that the contract names. */
export type HasRole = (
  account: Account | null,
  metadata: Pick<OperationMetadata, 'role' | 'staff' | 'vendorRight'>,
) => boolean

/** Whether a member of staff who looks at the shop as a customer may call an operation. */
export type MayView = (operationId: OperationId, metadata: OperationMetadata) => boolean

interface Admission {
  context: Context
  operationId: OperationId
  metadata: OperationMetadata
  identify: Identify
  hasRole: HasRole
  mayView: MayView
  record: RecordAccess
  counters: RateCounters
}

/** Refuses an `Accept` header that we cannot satisfy. */
export function admitAccept({ answers = [] }: OperationMetadata) {
  return async ({ headers }: FastifyRequest, reply: FastifyReply) => {
    if (!isAcceptable(headers.accept, answers)) return sendDetail(reply, 406, 'not_acceptable')
  }
}

/** Validates the caller and the kind of body before a byte of the body is read. */
export function admit({ context, operationId, metadata, identify, ...rules }: Admission) {
  const { hasRole, mayView, record, counters } = rules
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { authorization, 'x-unattended': unattended } = request.headers
    const isUnattended = unattended !== undefined
    const { ip } = request
    const identity = await identify(context, { authorization, isUnattended, ip })
    if ('refusal' in identity) return sendUnauthorized(reply, identity.refusal)
    if (metadata.secured && !identity.account) {
      return sendUnauthorized(reply, 'not_authenticated')
    }
    if (identity.account && identity.viewer !== null) {
      // The shop's worker keeps nothing of it for when there is no network.
      reply.header('x-shop-view', 'yes')
      if (!mayView(operationId, metadata)) return sendDetail(reply, 403, 'view_only')
    }
    const { settings, clock } = context
    const key = identity.account ? identity.key : null
    const wait = key && settings.rateLimits ? await keyWait(key, counters) : null
    if (wait !== null) return sendKeyThrottled(reply, wait)
    const reason = hasRole(identity.account, metadata) ? scopeRefusal(key, metadata) : 'not_allowed'
    if (reason) {
      const { params: path, query } = request
      const answer = { status: 403, body: detail(reason) }
      const { account } = identity
      const access = { operationId, metadata, account, ip, path, query, body: null, answer }
      await actingBy(key, () => record(context, access))
      return sendDetail(reply, 403, reason)
    }
    const refusal =
      identity.account && factorRefusal(identity, metadata, { ...settings, now: clock.now() })
    if (refusal) return sendDetail(reply, 403, refusal)
    request.identity = inTheNameOf(identity, metadata)
    return admitBody(request, reply, metadata)
  }
}

/** With the vendor that the caller acts for. */
function inTheNameOf<Caller extends Exclude<Identity, { refusal: unknown }>>(
  identity: Caller,
  { vendorRight }: OperationMetadata,
): Caller {
  if (!identity.account || vendorRight === null) return identity
  const vendor = vendorOf(identity.account, vendorRight)
  return { ...identity, account: { ...identity.account, vendor } }
}

/**
 * Reads a form into fields and files. Its bytes are not read before there is room for one more upload, and are taken into
 * memory when the caller gets a slot, which lasts until the answer is sent: sixty photos at once would take two
 * gigabytes.
 */
export function readFields({ queues, settings }: Context, metadata: OperationMetadata) {
  const folder = join(settings.dataDir, 'uploads')
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const clients = clientsOf({ account: request.identity?.account ?? null, ip: request.ip })
    const read = await queues.uploads.run(clients, () =>
      readForm(request, { files: metadata.files, folder }),
    )
    if ('refusal' in read) return sendFormRefusal(reply, read.refusal)
    if (containsNull(withoutBytes(read.form, metadata))) {
      await discardFiles(read.form)
      return sendNullRefusal(reply, metadata.invalidStatus)
    }
    try {
      await slotUntilAnswered(queues.files, clients, reply)
    } catch (error) {
      await discardFiles(read.form)
      throw error
    }
    request.body = metadata.onDisk === true ? read.form : await loadFiles(read.form)
  }
}

/** Resolves when the slot begins. */
function slotUntilAnswered(queue: FairQueue, clients: readonly string[], { raw }: FastifyReply) {
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

/** Refuses characters that no text may hold, trims text, and converts numbers that came as text. */
export function readBody({ invalidStatus, jsonText, numericText = [] }: OperationMetadata) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const body = jsonText ? parseJsonFields(request.body) : request.body
    if (isTooDeep(body)) return sendFields(reply, invalidStatus, { non_field_errors: ['too_deep'] })
    if (containsNull(body)) return sendNullRefusal(reply, invalidStatus)
    request.body = readNumbers(trimText(body), numericText)
  }
}

/** Validates the body's kind and size before a byte of it is read. Only a declared kind has a schema to hold it to. */
function admitBody(request: FastifyRequest, reply: FastifyReply, metadata: OperationMetadata) {
  if (metadata.method === 'get') return
  // A type alone says nothing: react-admin sends one with every DELETE.
  if (!hasBody(request))
    return metadata.body === 'required' ? sendDetail(reply, 400, 'no_data') : undefined
  if (mediaTypeOf(request) !== wantedType(metadata)) return sendUnsupported(reply, request)
  const refusal = takesForm(metadata) ? declaredTooLarge(request, metadata.files) : null
  if (refusal) return sendFormRefusal(reply, refusal)
}

/** Without its parameters: `application/json; charset=utf-8` is JSON. */
function mediaTypeOf({ headers }: FastifyRequest): string {
  return (headers['content-type'] ?? '').replace(/;.*/s, '').trim().toLowerCase()
}

function wantedType(metadata: OperationMetadata): string | null {
  if (metadata.body === 'none') return null
  return takesForm(metadata) ? 'multipart/form-data' : 'application/json'
}

function sendFormRefusal(reply: FastifyReply, refusal: FormRefusal) {
  return 'problem' in refusal
    ? sendDetail(reply, refusal.status, refusal.problem)
    : sendFields(reply, refusal.status, refusal.fields)
}

/** The bytes of a file may hold characters that no text may. */
function withoutBytes(form: Record<string, unknown>, { files }: OperationMetadata) {
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
