import { localStorageStore, type Store } from 'react-admin'
import { storeName } from './chosen-theme.ts'

const store = localStorageStore('1', storeName)

// On a tablet the opened sidebar would take a third of the screen from the tables.
if (store.getItem('sidebar.open') === undefined && window.innerWidth < 1024) {
  store.setItem('sidebar.open', false)
}

/** Where the views that people have named for lists are kept. */
export const myViews = 'views.'

/** What react-admin remembers in this browser. Signing out forgets it, but not light or dark, nor what people have named. */
export const portalStore: Store = {
  ...store,
  reset: () => {
    const theme: unknown = store.getItem('theme')
    const named = Object.entries(store.listItems?.(myViews) ?? {})
    store.reset()
    if (theme !== undefined) store.setItem('theme', theme)
    for (const [key, views] of named) store.setItem(key, views)
  },
}
