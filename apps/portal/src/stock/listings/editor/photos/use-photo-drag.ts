import { type DragEvent, useState } from 'react'

const kind = 'application/x-bandari-photo'

/** Dragging a photo onto another's place. Touch and keyboard have buttons for the same. */
export function usePhotoDrag(onMove: (from: number, to: number) => void) {
  const [from, setFrom] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const end = () => {
    setFrom(null)
    setOver(null)
  }
  const handlersOf = (index: number) => ({
    draggable: true,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.setData(kind, String(index))
      dataTransfer.effectAllowed = 'move'
      setFrom(index)
    },
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(kind)) return
      event.preventDefault()
      setOver(index)
    },
    onDrop: (event: DragEvent) => {
      if (from === null) return
      event.preventDefault()
      onMove(from, index)
      end()
    },
    onDragEnd: end,
  })
  return {
    handlersOf,
    isDragged: (index: number) => index === from,
    isTarget: (index: number) => index === over && index !== from,
  }
}

export type PhotoDrag = ReturnType<typeof usePhotoDrag>
