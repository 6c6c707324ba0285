import type { Context } from '../../../core/context.ts'
import type { Guard, Outcome } from '../../../core/contract.ts'
import { networkOf } from '../../../core/network.ts'
import { findAccountByEmail } from '../account.store.ts'
import { type CountedAttempt, countAttempt, subjectOf, undoAttempts } from './attempts.store.ts'
import { warnOwner } from './guessing-mail.ts'
import { isKnownNetwork, rememberNetwork } from './known-network.store.ts'
import { warnAfter } from './throttle.ts'

/**
 * Slows down password guessing. From networks where the owner has signed in before, only failures from there count: an
 * attack from elsewhere cannot keep the owner out. An unknown address is treated like a known one.
 */
export const throttleSignIn: Guard<'signIn'> = async (context, { body, ip }) => {
  const { db, clock } = context
  const email = body.username.toLowerCase()
  const network = networkOf(ip)
  const pair = subjectOf('pair', email, network)
  const isKnown = await isKnownNetwork(db, { email, network })
  const subjects = isKnown
    ? [pair]
    : [pair, subjectOf('account', email), subjectOf('address', network)]
  const counted = await countAttempt(db, subjects, clock.now())
  if (typeof counted === 'number') return { wait: counted }
  return {
    settle: async (outcome) => {
      if (!wasChecked(outcome)) return undoAttempts(db, counted)
      if (asksForFactor(outcome)) return undoAttempts(db, counted)
      if (outcome.status >= 400) return mention(context, { email, counted })
      await undoAttempts(db, counted)
      const account = await findAccountByEmail(db, email)
      if (account && isSignedIn(outcome)) await rememberNetwork(db, { account, ip }, clock.now())
    },
  }
}

/** An attempt whose password was not checked did not fail. */
function wasChecked(outcome: Outcome | null): outcome is Outcome {
  return outcome !== null && outcome.status < 500
}

/** The password was right. */
function asksForFactor({ body }: Outcome): boolean {
  return (body as { code?: unknown } | null | undefined)?.code === 'second_factor_required'
}

function isSignedIn({ body }: Outcome): boolean {
  return typeof body === 'object' && body !== null && 'token' in body
}

async function mention(
  context: Context,
  { email, counted }: { email: string; counted: CountedAttempt[] },
) {
  const widest = counted.find(({ scope }) => scope === 'account') ?? counted[0]
  const count = widest?.after.count ?? 0
  if (count >= warnAfter) await warnOwner(context, { email, count })
}
