import type { ImportDestination } from '@bandari/sdk'
import { useOperation } from '../../providers/use-operation.ts'

/** Empty until they are there: only names hang on them. */
export function useDestinations(): readonly ImportDestination[] {
  return useOperation('listImportDestinations', {}).data ?? []
}
