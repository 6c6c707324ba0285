import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Admission } from '../../core/contract.ts'
import { networkOf } from '../../core/network.ts'
import type { RateCounters } from './rate-counters.ts'

export interface RateLimit {
  max: number
  perSeconds: number
  /** `ip`, `account`, or the name of a body field. */
  by: readonly string[]
  /** Which answers count. Without it only successes count: a refusal is free. */
  counts?: 'refused' | 'all'
}

export type RateGuard = (request: FastifyRequest) => Promise<Admission>

/**
 * Counters per operation and key, kept by @fastify/rate-limit (contract 0.6). A call is counted before it is answered,
 * so that calls at once cannot slip past, and taken back when its answer turns out not to count.
 */
export function makeRateGuard(
  { app, counters }: { app: FastifyInstance; counters: RateCounters },
  operation: string,
  limits: readonly RateLimit[],
): RateGuard {
  const checks = limits.map(({ max, perSeconds, by, counts }, place) => ({
    counts,
    check: app.createRateLimit({
      max,
      timeWindow: perSeconds * 1000,
      // Two limits of the same caller count each for itself.
      keyGenerator: (request) =>
        [operation, place, ...by.map((part) => keyPart(request, part))].join('|'),
    }),
  }))
  return async (request) => {
    const counted: { key: string; counts: RateLimit['counts'] }[] = []
    const giveBack = (keys: typeof counted) =>
      Promise.all(keys.map(({ key }) => counters.giveBack(key)))
    for (const { check, counts } of checks) {
      const limit = await check(request)
      counted.push({ key: limit.key, counts })
      if (!limit.isAllowed && limit.isExceeded) {
        await giveBack(counted)
        return { wait: limit.ttlInSeconds }
      }
    }
    return {
      settle: async (answer) => {
        await giveBack(counted.filter(({ counts }) => !isCounted(counts, answer?.status ?? null)))
      },
    }
  }
}

/** A failure of ours, which has no status, is nothing that the caller did. */
function isCounted(counts: RateLimit['counts'], status: number | null): boolean {
  if (counts === 'all') return true
  return status !== null && status >= 400 === (counts === 'refused')
}

function keyPart(request: FastifyRequest, part: string): string {
  if (part === 'ip') return networkOf(request.ip)
  if (part === 'account') return String(request.identity?.account?.id ?? networkOf(request.ip))
  const body = request.body as Record<string, unknown> | null | undefined
  const value = body?.[part]
  return typeof value === 'string' ? value.toLowerCase() : ''
}
