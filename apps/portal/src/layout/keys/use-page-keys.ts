import { useEffect } from 'react'
import { useStore } from 'react-admin'
import { overlays } from '../overlays.ts'
import { type KeyAct, keyAct, linkOf, listRows, ownSearch, placeOf, rowAt } from './page-keys.ts'

/** Whether single characters are keys; whoever uses speech input switches them off. */
export function useLetterKeys() {
  return useStore('listings.keys', true)
}

/** The keys of every page. They are heard before what has the focus, because a grid would take some of them. */
export function usePageKeys() {
  const [areLettersOn] = useLetterKeys()
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return
      // From what was searched for to what was found.
      const isSearched = event.key === 'Enter' && event.target === ownSearch()
      const act = isSearched ? 'next' : keyAct(event, placeOf(event.target), areLettersOn)
      if (act === null || !acts[act]()) return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('keydown', listen, { capture: true })
    return () => document.removeEventListener('keydown', listen, { capture: true })
  }, [areLettersOn])
}

/** Each says whether there was something for it to do; else the key is the browser's. */
const acts: Readonly<Record<KeyAct, () => boolean>> = {
  find: () => openFinder(),
  search: () => {
    const search = ownSearch()
    return search === null ? openFinder() : focus(search)
  },
  help: () => {
    overlays.open('keys')
    return true
  },
  changes: () => focus(document.querySelector<HTMLElement>('[data-changes] button:enabled')),
  nextOne: () => {
    const link = document.querySelector<HTMLElement>('[data-next-one]')
    link?.click()
    return link !== null
  },
  next: () => focusRow(1),
  previous: () => focusRow(-1),
  open: () => press(currentRow(), linkOf),
  select: () => press(currentRow(), boxOf),
}

/** Not over a dialog of the browser's own, which would lie above it. */
function openFinder(): boolean {
  if (document.querySelector('dialog[open]') !== null) return false
  overlays.open('finder')
  return true
}

function currentRow(): HTMLElement | null {
  return rowAt(document.activeElement)
}

/** From outside of the rows to the first of them; at either end the focus stays. */
function focusRow(step: 1 | -1): boolean {
  const rows = listRows()
  const current = currentRow()
  const at = current === null ? -1 : rows.indexOf(current)
  const row = at < 0 ? rows[0] : rows[at + step]
  return row !== undefined && focus(linkOf(row))
}

function boxOf(row: HTMLElement): HTMLElement | null {
  return row.querySelector<HTMLElement>('input[type=checkbox]')
}

function press(row: HTMLElement | null, part: (row: HTMLElement) => HTMLElement | null): boolean {
  const found = row && part(row)
  found?.click()
  return found !== null
}

function focus(element: HTMLElement | null): boolean {
  element?.focus()
  return element !== null
}
