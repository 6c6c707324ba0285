import { vendorRights } from '../../src/vendor-rights.ts'
import type { Call, Change } from './change.ts'

type Verdict = 'narrower' | 'wider' | 'same'

/** Who may make a call, by the contract's extensions (openapi/README.md). Narrower breaks who could. */
export function compareCallers(subject: string, [before, after]: readonly [Call, Call]): Change[] {
  const change = (what: string, verdict: Verdict): Change[] =>
    verdict === 'same'
      ? []
      : [{ side: 'call', subject, field: '', what, isBreaking: verdict === 'narrower' }]
  const named = (key: `x-${string}`) => ({
    from: after[key],
    what: `${key} ${JSON.stringify(after[key] ?? null)}`,
  })
  return [
    ...change(...tokenOf(before, after)),
    ...change(named('x-role').what, restriction(before['x-role'], after['x-role'])),
    ...change(named('x-staff').what, staffOf(before['x-staff'], after['x-staff'])),
    // A scope says which keys open a call; before there were any, none did.
    ...(before['x-scope'] === undefined
      ? []
      : change(named('x-scope').what, restriction(before['x-scope'], after['x-scope']))),
    ...change(
      named('x-vendor-right').what,
      rank(vendorRights.owner, before['x-vendor-right'], after['x-vendor-right']),
    ),
    ...change(
      named('x-step-up').what,
      rank(['factor', 'always'], before['x-step-up'], after['x-step-up']),
    ),
    ...change(...keyOf(before, after)),
  ]
}

function tokenOf(before: Call, after: Call): [string, Verdict] {
  const [was, is] = [isSecured(before), isSecured(after)]
  if (was === is) return ['', 'same']
  return is ? ['needs a token', 'narrower'] : ['needs no token', 'wider']
}

function isSecured({ security = [] }: Call): boolean {
  return security.length > 0 && security.every((entry) => Object.keys(entry).length > 0)
}

function keyOf(before: Call, after: Call): [string, Verdict] {
  const [was, is] = [before['x-idempotent'] === true, after['x-idempotent'] === true]
  if (was === is) return ['', 'same']
  return is ? ['takes an Idempotency-Key', 'wider'] : ['takes no Idempotency-Key', 'narrower']
}

function restriction(before: unknown, after: unknown): Verdict {
  if (before === after) return 'same'
  return after === undefined ? 'wider' : 'narrower'
}

function staffOf(before: unknown, after: unknown): Verdict {
  const [roles, rolesAfter] = [before as string[] | undefined, after as string[] | undefined]
  if (rolesAfter === undefined) return roles === undefined ? 'same' : 'wider'
  if (roles === undefined || roles.some((role) => !rolesAfter.includes(role))) return 'narrower'
  return rolesAfter.length > roles.length ? 'wider' : 'same'
}

/** Of what is asked of a caller, from little to much; absent is nothing. */
function rank(order: readonly string[], before: unknown, after: unknown): Verdict {
  const [from, to] = [order.indexOf(before as string), order.indexOf(after as string)]
  if (from === to) return 'same'
  return to > from ? 'narrower' : 'wider'
}
