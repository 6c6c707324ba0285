import { type MouseEvent, type SyntheticEvent, useEffect, useRef } from 'react'

/**
 * Opens a `<dialog>` as a modal for as long as its component is mounted and gives the focus back to the element that
 * had it. Escape, the platform's own close and a press outside it call `onClose`.
 */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    const opener = document.activeElement
    dialog?.showModal()
    return () => {
      dialog?.close()
      // A removed dialog does not return the focus by itself.
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return {
    ref,
    // A file input inside sends `cancel` too, and it bubbles.
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget && !event.currentTarget.open) onClose()
    },
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget) onClose()
    },
  }
}
