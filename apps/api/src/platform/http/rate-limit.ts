import type { FastifyInstance, FastifyRequest } from 'fastify'

export interface RateLimit {
  max: number
  perSeconds: number
  /** `ip`, `account`, or the name of a body field. */
  by: readonly string[]
}

/** Answers the seconds to wait, or null when the caller may go on. */
export type RateCheck = (request: FastifyRequest) => Promise<number | null>

/** Counters per operation and key, kept by @fastify/rate-limit (contract 0.6). */
export function makeRateChecks(
  app: FastifyInstance,
  operation: string,
  limits: readonly RateLimit[],
): RateCheck {
  const checks = limits.map(({ max, perSeconds, by }) =>
    app.createRateLimit({
      max,
      timeWindow: perSeconds * 1000,
      keyGenerator: (request) => [operation, ...by.map((part) => keyPart(request, part))].join('|'),
    }),
  )
  return async (request) => {
    for (const check of checks) {
      const limit = await check(request)
      if (!limit.isAllowed && limit.isExceeded) return limit.ttlInSeconds
    }
    return null
  }
}

function keyPart(request: FastifyRequest, part: string): string {
  if (part === 'ip') return request.ip
  if (part === 'account') return String(request.identity?.account?.id ?? request.ip)
  const body = request.body as Record<string, unknown> | null | undefined
  const value = body?.[part]
  return typeof value === 'string' ? value.toLowerCase() : ''
}
