import { useGetList } from 'react-admin'
import { querying } from '../../providers/granted.ts'
import type { ImportDestinationRecord } from '../../providers/import-destinations.ts'

const all = { pagination: { page: 1, perPage: 1000 } }

/** Empty until they are there: only names hang on them. */
export function useDestinations(): readonly ImportDestinationRecord[] {
  const { data } = useGetList<ImportDestinationRecord>('import-destinations', all, querying)
  return data ?? []
}
