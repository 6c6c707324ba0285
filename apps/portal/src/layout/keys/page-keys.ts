/** What a key does on a page of the portal. */
export type KeyAct =
  | 'find'
  | 'search'
  | 'help'
  | 'changes'
  | 'nextOne'
  | 'next'
  | 'previous'
  | 'open'
  | 'select'

export interface Press {
  key: string
  ctrlKey: boolean
  altKey: boolean
  metaKey: boolean
}

/** Where the focus is. */
export interface FocusPlace {
  /** Somebody types there, or a dialog or menu is open. */
  takesKeys: boolean
  /** A text with links and the like, whose editor has keys with Ctrl. */
  isRichText: boolean
  /** A row of a table or list. */
  isInRow: boolean
  /** A link, button or box there, which is pressed by its own keys. */
  isPressable: boolean
  /** A grid, which moves by arrows itself. */
  isInGrid: boolean
}

/** Anywhere on the page but where somebody types. */
const pageActs: Readonly<Record<string, KeyAct>> = {
  j: 'next',
  k: 'previous',
  b: 'changes',
  n: 'nextOne',
  '/': 'search',
  '?': 'help',
}

/** On a row. */
const rowActs: Readonly<Record<string, KeyAct>> = {
  x: 'select',
  e: 'open',
  Enter: 'open',
  ' ': 'select',
  ArrowDown: 'next',
  ArrowUp: 'previous',
}

/**
 * A press with Ctrl, Alt or Meta is the browser's, but for the one that finds anything. With letters off neither they nor
 * signs count (WCAG 2.1.4): speech input types them.
 */
export function keyAct(press: Press, place: FocusPlace, areLettersOn: boolean): KeyAct | null {
  const { key, ctrlKey, altKey, metaKey } = press
  if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k') {
    return place.isRichText ? null : 'find'
  }
  if (ctrlKey || altKey || metaKey || place.takesKeys) return null
  const isCharacter = key.length === 1 && key !== ' '
  if (isCharacter && !areLettersOn) return null
  return pageActs[key] ?? (place.isInRow ? actOnRow(key, place) : null)
}

function actOnRow(key: string, { isPressable, isInGrid }: FocusPlace): KeyAct | null {
  if (key === 'Enter' && isPressable) return null
  if (key.startsWith('Arrow') && isInGrid) return null
  return rowActs[key] ?? null
}

const typed = 'input:not([type=checkbox]), textarea, select, [contenteditable]'

/** Where the focus is on the page. */
export function placeOf(target: EventTarget | null): FocusPlace {
  const element = target instanceof HTMLElement ? target : null
  const isWithin = (selector: string) => element?.closest(selector) != null
  const isBox = isWithin('button, input, [role=button]')
  return {
    takesKeys: isWithin(`${typed}, dialog, [role=dialog], [role=menu], [role=listbox]`),
    isRichText: isWithin('[contenteditable=true]'),
    isInRow: isWithin(rowSelector) && (!isBox || isWithin('input[type=checkbox]')),
    isPressable: isBox || isWithin('a'),
    isInGrid: isWithin('[role=grid]'),
  }
}

/** Rows of tables and grids; the items of a list that says so. */
const rowSelector = 'main [role=row], main tbody tr, main [data-rows] > li'

/** Those that lead to a record. */
export function listRows(): HTMLElement[] {
  return Array.from(document.querySelectorAll<HTMLElement>(rowSelector)).filter(linkOf)
}

export function rowAt(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>(rowSelector) ?? null
}

/** The link to the record of a row. */
export function linkOf(row: HTMLElement): HTMLElement | null {
  return row.querySelector<HTMLElement>('a[href]')
}

/** The search of the page, if it has one. */
export function ownSearch(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main input[type=search], main input[name=q]')
}
