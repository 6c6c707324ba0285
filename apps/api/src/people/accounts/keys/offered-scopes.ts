import type { KeyScopeChoice } from '@bandari/sdk'
import { keyScopes } from '@bandari/sdk/key-scopes'
import type { Account } from '../../../core/account.ts'
import type { OperationId } from '../../../core/contract.ts'
import type { HasRole } from '../../../platform/http/admit.ts'
import { operationMetadata } from '../../../platform/http/operation-metadata.ts'

const operationIds = Object.keys(operationMetadata) as OperationId[]

/** The scopes that open something for an account, with what they open. A key never does more than its owner may. */
export function offeredScopes(account: Account, hasRole: HasRole): KeyScopeChoice[] {
  return keyScopes
    .map((scope) => ({
      scope,
      operations: operationIds.filter((id) => {
        const metadata = operationMetadata[id]
        return metadata.scope === scope && hasRole(account, metadata)
      }),
    }))
    .filter(({ operations }) => operations.length > 0)
}
