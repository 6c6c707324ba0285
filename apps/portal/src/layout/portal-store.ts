import { localStorageStore, type Store } from 'react-admin'
import { storeName } from './chosen-theme.ts'

const store = localStorageStore('1', storeName)

// On a tablet the opened sidebar would take a third of the screen from the tables.
if (store.getItem('sidebar.open') === undefined && window.innerWidth < 1024) {
  store.setItem('sidebar.open', false)
}

const myViews = 'views.'

/** Where the views that a person has named for a list are kept; the key does not say whose they are. */
export function myViewsKey(list: string, person: string): string {
  return `${myViews}${list}.${digestOf(person)}`
}

/** FNV-1a in 32 bits: enough to keep the few people of one browser apart. */
function digestOf(text: string): string {
  let digest = 0x811c9dc5
  for (const letter of text) digest = Math.imul(digest ^ letter.codePointAt(0)!, 0x01000193)
  return (digest >>> 0).toString(36)
}

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
