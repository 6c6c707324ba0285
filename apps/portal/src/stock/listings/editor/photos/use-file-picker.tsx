import { useRef } from 'react'

export interface PickTarget {
  slot: number
  /** Replaces one photo, or adds as many as are wanted from this slot on. */
  replaces: boolean
}

/**
 * An iPhone turns its HEIC into JPEG for a page that does not name HEIC; elsewhere a photo that the chooser leaves out
 * would be missing without a word.
 */
export function photoTypes(): string {
  const isOfApple = typeof CSS !== 'undefined' && CSS.supports('-webkit-touch-callout: none')
  const taken = 'image/jpeg,image/png,image/webp,image/avif'
  return isOfApple ? taken : `${taken},image/heic,image/heif`
}

/** The browser's own chooser, opened by buttons of ours. On a phone it offers the camera. */
export function useFilePicker(
  onPicked: (files: readonly File[], target: PickTarget) => void,
  accept = photoTypes(),
) {
  const input = useRef<HTMLInputElement>(null)
  const target = useRef<PickTarget>({ slot: 0, replaces: false })
  const open = (next: PickTarget) => {
    if (!input.current) return
    target.current = next
    input.current.multiple = !next.replaces
    // Choosing the same file again counts too.
    input.current.value = ''
    input.current.click()
  }
  const element = (
    <input
      ref={input}
      type="file"
      hidden
      accept={accept}
      onChange={({ currentTarget }) => onPicked([...(currentTarget.files ?? [])], target.current)}
    />
  )
  return { open, element }
}
