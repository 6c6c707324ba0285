import type { PanzoomObject } from '@panzoom/panzoom'
import Panzoom from '@panzoom/panzoom/dist/panzoom.es.js'
import { type KeyboardEvent, useCallback, useRef, useState } from 'react'

/** The widest rendition has 1600 pixels: on a phone of 400 points across that is four of them a point. */
export const mostZoom = 4

/** Steps are eased unless the person asks for less movement. */
const eased = () => !matchMedia('(prefers-reduced-motion: reduce)').matches

/** Between pictures the browser scrolls; a pinch, and any drag of a larger picture, is ours. */
const asShown = { touchAction: 'pan-x', cursor: 'zoom-in' }
const asEnlarged = { touchAction: 'none', cursor: 'grab' }

/** How large the picture is that `attach` is handed: by pinch, wheel, double press and keys. The next one begins at 1. */
export function useZoom() {
  const panzoom = useRef<PanzoomObject>(undefined)
  const [scale, setScale] = useState(1)
  const attach = useCallback((element: HTMLDivElement) => {
    const frame = element.parentElement
    const options = { canvas: true, contain: 'outside', panOnlyWhenZoomed: true } as const
    const made = Panzoom(element, { ...options, ...asShown, maxScale: mostZoom, minScale: 1 })
    panzoom.current = made
    const onChange = () => {
      setScale(made.getScale())
      made.setOptions(made.getScale() > 1 ? asEnlarged : asShown)
    }
    // React listens passively, and the page must not scroll.
    const onWheel = (event: WheelEvent) => {
      if (Math.abs(event.deltaX) < Math.abs(event.deltaY)) made.zoomWithWheel(event)
    }
    element.addEventListener('panzoomchange', onChange)
    frame?.addEventListener('wheel', onWheel, { passive: false })
    return () => {
      element.removeEventListener('panzoomchange', onChange)
      frame?.removeEventListener('wheel', onWheel)
      made.reset({ animate: false })
      made.destroy()
      made.resetStyle()
      setScale(1)
    }
  }, [])

  const zoomIn = () => panzoom.current?.zoomIn({ animate: eased() })
  const zoomOut = () => panzoom.current?.zoomOut({ animate: eased() })
  const reset = () => panzoom.current?.reset({ animate: eased() })
  const onDoubleClick = (point: { clientX: number; clientY: number }) => {
    if (scale > 1) reset()
    else panzoom.current?.zoomToPoint(2.5, point)
  }
  const pan = (x: number, y: number) => panzoom.current?.pan(x, y, { relative: true })
  return { attach, scale, zoomIn, zoomOut, reset, onDoubleClick, pan }
}

export type Zoom = ReturnType<typeof useZoom>

/** Points of the picture that a key moves it by. */
const stepOfKey = 60

/** True for a key that the picture takes: the arrows move it once it is larger than the screen. */
export function zoomByKey({ key }: Pick<KeyboardEvent, 'key'>, zoom: Zoom): boolean {
  const step = stepOfKey / zoom.scale
  const acts: Readonly<Record<string, () => unknown>> = {
    '+': zoom.zoomIn,
    '=': zoom.zoomIn,
    '-': zoom.zoomOut,
    '0': zoom.reset,
    ...(zoom.scale > 1 && {
      ArrowLeft: () => zoom.pan(step, 0),
      ArrowRight: () => zoom.pan(-step, 0),
      ArrowUp: () => zoom.pan(0, step),
      ArrowDown: () => zoom.pan(0, -step),
    }),
  }
  const act = acts[key]
  act?.()
  return act !== undefined
}
