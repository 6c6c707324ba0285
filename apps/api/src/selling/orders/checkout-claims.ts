import { toDecimal } from '../../core/money.ts'
import { type Problem, problem } from '../../core/problem.ts'

/** The order as the caller states it; a field that was left out is null. Money in minor units. */
export interface Claims {
  total: number | null
  charge: { incl: number; excl: number; tax: number } | null
  methodCode: string
  port: string | null
  code: string | null
}

/** The order as the server computes it. */
export interface Facts {
  total: number
  charge: number
  isDetermined: boolean
  methodCode: string | null
  port: string | null
}

export type ClaimResult =
  | 'ok'
  | 'charge-undetermined'
  | { field: 'shipping_method_code' | 'destination_port' | 'destination_code'; claimed: string }
  | { changed: Problem }

/** Refuses posted sums that differ from the server's, which are the order's (contract A22, C12). */
export function validateClaims(claims: Claims, facts: Facts): ClaimResult {
  if (!facts.isDetermined) return 'charge-undetermined'
  const { methodCode, port, code, charge, total } = claims
  if (methodCode !== facts.methodCode) return { field: 'shipping_method_code', claimed: methodCode }
  if (port && port !== facts.port) return { field: 'destination_port', claimed: port }
  if (code && code !== facts.methodCode) return { field: 'destination_code', claimed: code }
  const wrong = charge ? wrongCharge(charge, facts.charge) : null
  if (wrong) return { changed: problem('charge_changed', compared(wrong)) }
  if (total !== null && total !== facts.total) {
    return { changed: problem('total_changed', compared([total, facts.total])) }
  }
  return 'ok'
}

type Pair = [claimed: number, actual: number]

function wrongCharge({ incl, excl, tax }: NonNullable<Claims['charge']>, charge: number) {
  const pairs: Pair[] = [
    [incl, charge],
    [excl, charge],
    [tax, 0],
  ]
  return pairs.find(([claimed, actual]) => claimed !== actual) ?? null
}

function compared([claimed, actual]: Pair): { claimed: string; actual: string } {
  return { claimed: toDecimal(claimed), actual: toDecimal(actual) }
}
