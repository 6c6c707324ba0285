import type { AgentProfile, RecruitOrder } from '@bandari/sdk'
import { formatMoney } from '../../shared/format.ts'

export interface Recruit {
  email: string
  orders: readonly RecruitOrder[]
}

/** The wire's single-key objects, keyed by e-mail, as records (account spec §3). */
export function recruitsOf({
  partner_recruits,
}: Pick<AgentProfile, 'partner_recruits'>): Recruit[] {
  return partner_recruits.recruits_level_1.flatMap((recruit) =>
    Object.entries(recruit).map(([email, orders]) => ({ email, orders })),
  )
}

/** An empty ledger shows the specification's fixed `$0` (decisions 16). */
export function profitLabel({ amount, currency }: { amount: string; currency: string }): string {
  return formatMoney({ amount, currency, ...(Number(amount) === 0 && { decimals: 0 }) })
}
