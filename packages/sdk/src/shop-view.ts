import { session, viewEmailKey, viewKey } from './session.ts'

/** A member of staff looks at the shop as a customer, in one tab: they read, and the server refuses every write. */
export interface ShopView {
  /** Of the customer. */
  email: string
  /** When it ends by itself, as ISO 8601. */
  until: string
}

const untilKey = 'bandari.view-until'

export const shopView = {
  /** Null where the tab's visitor is themselves. */
  current: (): ShopView | null => {
    if (typeof sessionStorage === 'undefined') return null
    const until = sessionStorage.getItem(untilKey)
    const isView = until !== null && sessionStorage.getItem(viewKey) !== null
    return isView ? { email: session.email() ?? '', until } : null
  },
  /** What the tab held of somebody else goes. */
  start: ({ token, email, until }: ShopView & { token: string }): void => {
    sessionStorage.clear()
    sessionStorage.setItem(viewKey, token)
    sessionStorage.setItem(viewEmailKey, email)
    sessionStorage.setItem(untilKey, until)
  },
}
