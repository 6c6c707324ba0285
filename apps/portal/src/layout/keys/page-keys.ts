/** What a key does in the table. */
export type TableAct = 'next' | 'previous' | 'open' | 'select' | 'search' | 'changes' | 'help'

interface Press {
  key: string
  ctrlKey: boolean
  altKey: boolean
  metaKey: boolean
}

/** On a row; arrows move it in any case. */
const rowActs: Readonly<Record<string, TableAct>> = {
  j: 'next',
  k: 'previous',
  x: 'select',
  ' ': 'select',
  e: 'open',
  Enter: 'open',
  ArrowDown: 'next',
  ArrowUp: 'previous',
}

/** Anywhere on the page. */
const pageActs: Readonly<Record<string, TableAct>> = {
  j: 'next',
  k: 'next',
  '/': 'search',
  b: 'changes',
  '?': 'help',
}

/** A press with Ctrl, Alt or Meta is the browser's. With letters off only keys that are no letters count (WCAG 2.1.4). */
export function rowAct(press: Press, areLettersOn: boolean): TableAct | null {
  return actOf(press, rowActs, areLettersOn)
}

export function pageAct(press: Press, areLettersOn: boolean): TableAct | null {
  return areLettersOn ? actOf(press, pageActs, true) : null
}

function actOf(
  { key, ctrlKey, altKey, metaKey }: Press,
  acts: Readonly<Record<string, TableAct>>,
  areLettersOn: boolean,
): TableAct | null {
  if (ctrlKey || altKey || metaKey) return null
  if (!areLettersOn && /^\p{L}$/u.test(key)) return null
  return acts[key] ?? null
}

/** Whether what has the focus takes the key itself: somebody types there, or a dialog or menu is open. */
export function takesKeys(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  const typed = 'input:not([type=checkbox]), textarea, select, [contenteditable]'
  return target.closest(`${typed}, dialog, [role=dialog], [role=menu]`) !== null
}
