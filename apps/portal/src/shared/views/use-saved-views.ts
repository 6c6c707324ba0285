import type { SavedView, SavedViewChange, ViewedList } from '@bandari/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { savedViewCalls } from '../../providers/saved-views.ts'
import { useOperation } from '../../providers/use-operation.ts'

/** A person's named views of a list, on their account: the same in every browser. */
export function useSavedViews(list: ViewedList) {
  const params = { query: { list } }
  const { data: views } = useOperation('listSavedViews', params, { staleTime: 60_000 })
  const queries = useQueryClient()
  const keep = async (call: Promise<SavedView[]>) => {
    queries.setQueryData(['listSavedViews', params], await call)
  }
  return {
    /** Undefined until they are read. */
    views,
    save: (name: string, query: string) => keep(savedViewCalls.saveView({ list, name, query })),
    change: (id: number, change: SavedViewChange) =>
      keep(savedViewCalls.changeSavedView(id, change)),
    remove: (id: number) => keep(savedViewCalls.deleteSavedView(id)),
  }
}
