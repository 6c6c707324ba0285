import type { Import } from '@bandari/sdk'
import { useOperation } from '../../../providers/use-operation.ts'

/** Read again while some are still to come; before the import is run nothing comes. */
export function useImportPictures({ id, state }: Pick<Import, 'id' | 'state'>) {
  return useOperation(
    'getImportPictures',
    { path: { id } },
    {
      refetchInterval: ({ state: { data } }) =>
        state === 'running' || (state === 'done' && (data?.waiting ?? 0) > 0) ? 2000 : false,
    },
  )
}
