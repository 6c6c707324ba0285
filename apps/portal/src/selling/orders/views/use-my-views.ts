import { useGetIdentity, useStore } from 'react-admin'
import { myViewsKey } from '../../../layout/portal-store.ts'
import type { OrderView } from './order-views.ts'

/** A person's named views, stored in this browser for each account. */
export function useMyViews() {
  const { identity } = useGetIdentity()
  const [views, setViews] = useStore<OrderView[]>(myViewsKey('orders', String(identity?.id)), [])
  return {
    views,
    save: (view: OrderView) => setViews([...views, view]),
    remove: ({ name }: OrderView) => setViews(views.filter((view) => view.name !== name)),
  }
}
