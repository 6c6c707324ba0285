import type { Handler } from '../../../core/contract.ts'
import { detail } from '../../../core/problem.ts'
import { refuse } from '../../../core/refusal.ts'
import { hasRole } from '../has-role.ts'
import { mayHoldKeys } from './may-hold-keys.ts'
import { offeredScopes } from './offered-scopes.ts'

export const listKeyScopes: Handler<'listKeyScopes'> = async ({ db }, { account }) =>
  (await mayHoldKeys(db, account))
    ? { status: 200, body: offeredScopes(account, hasRole) }
    : refuse(403, detail('keys_not_offered'))
