import { type DragEvent, useState } from 'react'

/** Files dropped anywhere on the section; dragging the section's own photos does not count. */
export function useFileDrop(onDropped: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false)
  const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
    },
    onDrop: (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setOver(false)
      onDropped([...event.dataTransfer.files])
    },
  }
  return { isOver, handlers }
}
