import { useFocusedItem } from '@mui/x-charts/hooks'
import { useEffect, useEffectEvent } from 'react'

export interface ChartPointer {
  at: number | null
  onPoint: (index: number | null) => void
}

/** The arrow keys move through a chart as a pointer does; the library tells of pointers alone. */
export function KeyboardPointer({ onPoint }: Pick<ChartPointer, 'onPoint'>) {
  const index = useFocusedItem()?.dataIndex ?? null
  const point = useEffectEvent(onPoint)
  // Only the chart knows where the focus is.
  useEffect(() => point(index), [index])
  return null
}
