import { useGetIdentity, useStore } from 'react-admin'
import { myViews } from '../../../layout/portal-store.ts'
import type { OrderView } from './order-views.ts'

/** A person's named views, stored in this browser for each account. */
export function useMyViews() {
  const { identity } = useGetIdentity()
  const [views, setViews] = useStore<OrderView[]>(keyOf(String(identity?.id)), [])
  return {
    views,
    save: (view: OrderView) => setViews([...views, view]),
    remove: ({ name }: OrderView) => setViews(views.filter((view) => view.name !== name)),
  }
}

/** The key does not say whose the views are: FNV-1a in 32 bits is enough to keep the few people of one browser apart. */
function keyOf(person: string): string {
  let digest = 0x811c9dc5
  for (const letter of person) digest = Math.imul(digest ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return `${myViews}orders.${(digest >>> 0).toString(36)}`
}
