import { localStorageStore, type Store } from 'react-admin'
import { storeName } from './chosen-theme.ts'

const store = localStorageStore('1', storeName)

// On a tablet the opened sidebar would take a third of the screen from the tables.
if (store.getItem('sidebar.open') === undefined && window.innerWidth < 1024) {
  store.setItem('sidebar.open', false)
}

/** What react-admin remembers in this browser. Signing out forgets it, but not light or dark. */
export const portalStore: Store = {
  ...store,
  reset: () => {
    const theme: unknown = store.getItem('theme')
    store.reset()
    if (theme !== undefined) store.setItem('theme', theme)
  },
}
