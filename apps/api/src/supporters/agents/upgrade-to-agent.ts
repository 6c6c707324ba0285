import type { Context } from '../../core/context.ts'
import type { Call, Handler } from '../../core/contract.ts'
import { readMobile } from '../../core/phone.ts'
import { refuse } from '../../core/refusal.ts'
import { fieldErrors, type FieldProblems } from '../../core/field-problems.ts'
import { detail } from '../../core/problem.ts'
import {
  applyAsVendor,
  findAgentOf,
  findRegistered,
  insertAgent,
  isCodeOfDiscount,
  lockAccount,
} from './agent.store.ts'
import { promoCodes } from './promo-code.ts'

type Upgrade = Call<'upgradeToAgent'>

const pattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export const upgradeToAgent: Handler<'upgradeToAgent'> = async (context, call) => {
  const { db } = context
  const { body, account } = call
  const problems = problemsOf(body, account.country)
  if (Object.keys(problems).length > 0) return refuse(400, fieldErrors(problems))
  await lockAccount(db, account.id)
  const present = await findAgentOf(db, account.id)
  if (present) return { status: 200, body: { code: present.code } }

  const email = (body.referrerEmail ?? '').trim()
  if (email.toLowerCase() === account.email.toLowerCase()) return sameAddress
  const referrer = email === '' ? undefined : await findRegistered(db, email.toLowerCase())
  if (email !== '' && !referrer) {
    return refuse(406, detail('referrer_unknown'))
  }
  // The caller's own recruits cannot have recruited the caller.
  const theirs = referrer ? await findAgentOf(db, referrer.id) : undefined
  if (theirs?.referrer_id === account.id) return sameAddress
  const code = await join(context, call, referrer?.id ?? null)
  await applyAsVendor(db, account.id)
  return { status: 200, body: { code } }
}

const sameAddress = refuse(409, detail('referrer_is_you'))

export async function checkUpgrade(
  _context: unknown,
  { body }: { body: Partial<Upgrade['body']> },
): Promise<FieldProblems> {
  return problemsOf(body)
}

function problemsOf(
  { mobileNumber, referrerEmail = '', agreed = true }: Partial<Upgrade['body']>,
  country?: string | null,
) {
  const email = referrerEmail.trim()
  return {
    ...(mobileNumber === undefined || readMobile(mobileNumber, country)
      ? {}
      : { mobileNumber: ['mobile_invalid' as const] }),
    ...(email === '' || pattern.test(email) ? {} : { referrerEmail: ['invalid_email' as const] }),
    ...(agreed ? {} : { agreed: ['required' as const] }),
  }
}

/** Adds the agent with the first free code. */
async function join(
  { db, clock }: Context,
  { account, body }: Upgrade,
  referrerId: number | null,
): Promise<string> {
  const now = clock.now()
  const person = { firstName: account.first_name, lastName: account.last_name }
  for (const code of promoCodes(person, now.getUTCFullYear())) {
    if (await isCodeOfDiscount(db, code)) continue
    const mobile = readMobile(body.mobileNumber, account.country) ?? body.mobileNumber
    const agent = { accountId: account.id, code, mobile, referrerId, now }
    if (await insertAgent(db, agent)) return code
  }
  throw new Error('there is always another code')
}
