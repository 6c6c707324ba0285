import { useEffect } from 'react'
import { useGetIdentity, useStore } from 'react-admin'
import { myViews } from '../../../layout/portal-store.ts'
import { useSavedViews } from '../../../shared/views/use-saved-views.ts'
import { type Filter, isSame, type OrderView } from './order-views.ts'

/** A person's named views of the orders, on their account. */
export function useMyViews() {
  const { views: saved, save, remove } = useSavedViews('orders')
  const views = saved?.map(({ name, query }) => ({ name, filter: filterOf(query) }))
  const add = ({ name, filter }: OrderView) => save(name, JSON.stringify(filter))
  useViewsOfBrowser(views, add)
  return {
    views: views ?? [],
    save: add,
    remove: async ({ name }: OrderView) => {
      const view = saved?.find((each) => each.name === name)
      if (view) await remove(view.id)
    },
  }
}

/** A view may be of an older release; what is no filter asks for nothing. */
function filterOf(query: string): Filter {
  try {
    const filter: unknown = JSON.parse(query)
    return typeof filter === 'object' && filter !== null ? { ...filter } : {}
  } catch {
    return {}
  }
}

/** Views used to stay in the browser: those that are there still move to the account, once. */
function useViewsOfBrowser(
  views: readonly OrderView[] | undefined,
  add: (view: OrderView) => Promise<void>,
) {
  const { identity } = useGetIdentity()
  const [left, setLeft] = useStore<OrderView[]>(keyOf(String(identity?.id)), [])
  const [view] = left
  // The account's views are read first, so that nothing is saved twice; each answer brings the next.
  useEffect(() => {
    if (!views || !view) return
    setLeft(left.slice(1))
    const isThere = views.some(
      ({ name, filter }) => name === view.name || isSame(filter, view.filter),
    )
    // One that the account has no room for is lost with the browser's, like all of them were before.
    if (!isThere) add(view).catch(() => undefined)
  }, [views, view, left, setLeft, add])
}

/** The key does not say whose the views are: FNV-1a in 32 bits is enough to keep the few people of one browser apart. */
function keyOf(person: string): string {
  let digest = 0x811c9dc5
  for (const letter of person) digest = Math.imul(digest ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return `${myViews}orders.${(digest >>> 0).toString(36)}`
}
