import { useEffect, useEffectEvent, useId, useState } from 'react'

interface Combobox {
  /** Of the list; its options have it with their number behind. */
  id: string
  isOpen: boolean
  /** Of the option that the arrows are at; -1 for the box itself. */
  active: number
  close: () => void
}

interface Choices {
  /** The form's own text field. */
  input: HTMLInputElement
  /** The texts of the list that is open. */
  texts: readonly string[]
  /** What stands below the list, too; moving the focus there does not close it. */
  isWithin: (element: Element) => boolean
  onType: (text: string) => void
  onSubmit: (text: string) => void
}

/**
 * Makes a text field a combobox (ARIA pattern "editable combobox with list autocomplete"): focus stays in the field, arrows
 * move through the list, Enter searches for what they are at, Escape closes the list.
 */
export function useCombobox({ input, texts, isWithin, onType, onSubmit }: Choices): Combobox {
  const id = useId()
  const [isOpen, setOpen] = useState(true)
  const [active, setActive] = useState(-1)
  const isShown = isOpen && texts.length > 0
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const onKey = (event: KeyboardEvent) => {
    const chosen = isShown ? texts[active] : undefined
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    // The first Escape closes the list; another empties the field, as everywhere.
    if (event.key === 'Escape' && isShown) close()
    else if (event.key === 'Enter' && chosen !== undefined) {
      searchFor(input, chosen)
      close()
    } else if (step !== 0 && texts.length > 0) {
      // Between the last and the first is the field itself.
      const places = texts.length + 1
      setActive((((isShown ? active : -1) + 1 + step + places) % places) - 1)
      setOpen(true)
    } else return
    event.preventDefault()
  }
  const handle = useEffectEvent((event: Event) => {
    if (event instanceof KeyboardEvent) onKey(event)
    else if (event.type === 'input') {
      onType(input.value)
      setActive(-1)
      setOpen(true)
    } else if (event.type === 'focus') setOpen(true)
    else if (event.type === 'submit') onSubmit(input.value)
    else if (event instanceof FocusEvent) {
      const { relatedTarget } = event
      if (!(relatedTarget instanceof Element && isWithin(relatedTarget))) close()
    }
  })
  useEffect(() => {
    const ofInput = ['input', 'keydown', 'focus', 'blur']
    for (const type of ofInput) input.addEventListener(type, handle)
    input.form?.addEventListener('submit', handle)
    return () => {
      for (const type of ofInput) input.removeEventListener(type, handle)
      input.form?.removeEventListener('submit', handle)
    }
  }, [input])
  useAttributes(input, {
    role: 'combobox',
    autocomplete: 'off',
    'aria-autocomplete': 'list',
    'aria-expanded': String(isShown),
    'aria-controls': isShown ? id : null,
    'aria-activedescendant': isShown && active >= 0 ? `${id}-${active}` : null,
  })
  return { id, isOpen: isShown, active, close }
}

/** Fills the field and sends its form. */
export function searchFor(input: HTMLInputElement, text: string): void {
  input.value = text
  input.form?.requestSubmit()
}

function useAttributes(element: Element, attributes: Readonly<Record<string, string | null>>) {
  useEffect(() => {
    for (const [name, value] of Object.entries(attributes))
      if (value === null) element.removeAttribute(name)
      else element.setAttribute(name, value)
  })
}
