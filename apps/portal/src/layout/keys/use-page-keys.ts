import { useEffect } from 'react'
import { useStore } from 'react-admin'
import { pageAct, takesKeys } from './table-keys.ts'

/** Whether single letters are keys of the table; whoever uses speech input switches them off. */
export function useLetterKeys() {
  return useStore('listings.keys', true)
}

interface PageKeys {
  onHelp: () => void
}

/** Keys that work wherever the focus is on the page, except where somebody types. */
export function usePageKeys({ onHelp }: PageKeys) {
  const [areLettersOn] = useLetterKeys()
  // The focus may be on the page itself, which has no element of ours to listen at.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || takesKeys(event.target)) return
      const act = pageAct(event, areLettersOn)
      if (act === null) return
      event.preventDefault()
      if (act === 'help') onHelp()
      else focusFirst(places[act] ?? rowPlace)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [areLettersOn, onHelp])
}

const rowPlace = '[data-listings] [role=row] [role=gridcell], [data-listings] li a'

const places: Readonly<Record<string, string>> = {
  search: '[data-table-search]',
  changes: '[data-changes] button:enabled',
}

function focusFirst(place: string) {
  document.querySelector<HTMLElement>(place)?.focus()
}
