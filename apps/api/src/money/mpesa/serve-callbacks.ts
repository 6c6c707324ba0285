import { createHash, timingSafeEqual } from 'node:crypto'
import { BlockList, isIPv6 } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../core/context.ts'
import type { MpesaSettings } from './settings.ts'
import { notFound } from '../../core/refusal.ts'
import { transact } from '../../platform/http/transact.ts'
import { callbackPath } from './callback-urls.ts'
import { handlePromptResult } from './handle-prompt-result.ts'
import { readPaybillPayment, readPromptResult } from './callback-shapes.ts'
import { confirmPayment, acceptsPayment } from './confirm-payment.ts'

/** The answer after which Safaricom stops calling again. */
const received = { ResultCode: 0, ResultDesc: 'Accepted' }
const unknownAccount = { ResultCode: 'C2B00012', ResultDesc: 'Rejected' }

interface CallbackRoute {
  Params: { secret: string; key?: string }
}

/**
 * Serves Safaricom's callbacks, which it does not sign: they are accepted by a secret in the URL, by their network, and
 * by their content. Anybody else gets a 404, which is logged. They are not part of our contract: the shapes are
 * Safaricom's.
 */
export function serveCallbacks(app: FastifyInstance, context: Context): void {
  const { mpesa } = context.settings
  if (mpesa === null) return
  const networks = networksOf(mpesa)
  const options = {
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      const { secret } = request.params as CallbackRoute['Params']
      if (isSecret(secret, mpesa.callbackSecret) && isWithin(networks, request.ip)) return
      context.log.warn({ from: request.ip }, 'a call about M-Pesa that is not Safaricom’s')
      // As for an unknown address, so that nobody learns that this one exists.
      await reply.code(404).send(notFound.body)
    },
  }
  app.post<CallbackRoute>(
    `${callbackPath}/:secret/prompts/:key`,
    options,
    async ({ params, body }, reply) => {
      const result = readPromptResult(body)
      const isOurs =
        result &&
        (await within(context, (inside) => handlePromptResult(inside, params.key ?? '', result)))
      return isOurs ? received : refused(context, reply)
    },
  )
  app.post<CallbackRoute>(
    `${callbackPath}/:secret/confirmation`,
    options,
    async ({ body }, reply) => {
      const payment = readPaybillPayment(body)
      const isOurs = payment && (await within(context, (inside) => confirmPayment(inside, payment)))
      return isOurs ? received : refused(context, reply)
    },
  )
  app.post<CallbackRoute>(`${callbackPath}/:secret/validation`, options, async ({ body }) => {
    const payment = readPaybillPayment(body)
    return payment && (await acceptsPayment(context, payment)) ? received : unknownAccount
  })
}

function refused({ log }: Context, reply: { code: (status: number) => unknown }) {
  log.warn({}, 'a call about M-Pesa that is about nothing of ours')
  reply.code(400)
  return { ResultCode: 1, ResultDesc: 'Rejected' }
}

async function within(
  context: Context,
  act: (inside: Context) => Promise<boolean>,
): Promise<boolean> {
  const { body } = await transact(context, async (inside) => {
    const body = await act(inside)
    inside.afterCommit(inside.nudgeOutbox)
    return { status: 200, body }
  })
  return body
}

/** Compares in constant time. */
function isSecret(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(secret))
}

function networksOf({ callbackNetworks }: MpesaSettings): BlockList {
  const list = new BlockList()
  for (const network of callbackNetworks) {
    const [address = '', bits] = network.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (network === 'loopback') {
      list.addSubnet('127.0.0.0', 8, 'ipv4')
      list.addAddress('::1', 'ipv6')
    } else if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}

function isWithin(networks: BlockList, ip: string): boolean {
  return networks.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')
}
