import { useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { useListContext, useStore } from 'react-admin'
import { useSavedViews } from '../../shared/views/use-saved-views.ts'
import { columnsKey } from './columns-key.ts'
import {
  isShown,
  type ListView,
  queryOf,
  type Shown,
  viewOf,
} from '../../shared/views/list-views.ts'

export interface ListLook {
  /** What the list shows until somebody chooses something else. */
  usual: Pick<Shown, 'filter' | 'sort'>
  /** The key of the columns that may be chosen. */
  columnsOf?: string | undefined
}

/** A person's named views of a list, on their account, beside those that everybody has. */
export function useListViews(standard: readonly ListView[], { usual, columnsOf }: ListLook) {
  const { resource, filterValues, sort, setFilters, setSort } = useListContext()
  const { views: saved, save, remove } = useSavedViews(resource)
  const [hidden, hide] = useHiddenColumns(columnsOf)
  const shown: Shown = { filter: filterValues, sort, ...(columnsOf !== undefined && { hidden }) }
  const own = (saved ?? []).map(({ name, query }) => viewOf(name, query))
  const [all, ...others] = standard
  const views = [...(all ? [all] : []), ...own, ...others]
  const chosen = views.find((view) => isShown(view, shown))
  return {
    views,
    chosen,
    /** Nobody has chosen anything: there is nothing to name. */
    isPlain: isShown(usual, shown),
    isOwn: chosen !== undefined && own.includes(chosen),
    /** What was typed or filtered before is not combined with it. */
    open: (view: ListView) => {
      setFilters(
        { ...view.filter },
        Object.fromEntries(Object.keys(view.filter).map((name) => [name, true])),
      )
      if (view.sort) setSort(view.sort)
      if (columnsOf !== undefined && view.hidden !== undefined) hide(view.hidden)
    },
    save: (name: string) => save(name, queryOf(shown)),
    remove: async ({ name }: ListView) => {
      const view = saved?.find((each) => each.name === name)
      if (view) await remove(view.id)
    },
  }
}

/** The columns that somebody chose not to see; null until then. */
function useHiddenColumns(columnsOf = 'staff') {
  // Beside an open menu a small desk has no more room than a tablet.
  const isTablet = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'))
  return useStore<readonly string[] | null>(columnsKey(columnsOf, isTablet), null)
}
