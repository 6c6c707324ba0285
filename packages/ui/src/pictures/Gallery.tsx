import { Rich, useTranslate } from '@bandari/i18n/react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { classNames } from '../basics/class-names.ts'
import css from './Gallery.module.css'
import { Icon } from '../basics/Icon.tsx'
import { Picture } from './Picture.tsx'

export interface GalleryProps {
  /** The name of the subject, e.g. the vehicle's title. */
  label: string
  /** Picture URLs as `Picture` takes them, in order; the first is fetched at once. */
  pictures: readonly string[]
  /** The `sizes` attribute of the main picture. */
  sizes?: string
  /** Shows a button to look at the picture larger. */
  onZoom?: (index: number) => void
  /** The picture to begin with; it then has the keyboard. */
  start?: number
}

/** Swiped by finger (scroll snap, no JavaScript), by arrow keys, by buttons and by thumbnails. */
export function Gallery({ label, pictures, sizes, onZoom, start }: GalleryProps) {
  const t = useTranslate()
  const slides = pictures.length > 0 ? pictures : ['No_Image_found']
  const { track, current, show, onScroll } = useTrack(slides.length, start)
  const [isTouched, setTouched] = useState(start !== undefined)
  const touch = () => setTouched(true)
  const onKeyDown = (event: KeyboardEvent) => {
    const target = keyTarget(event.key, current, slides.length)
    if (target === null) return
    event.preventDefault()
    show(target)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what its parts do is theirs
    <div className={css.gallery} onPointerEnter={touch} onFocus={touch}>
      <div className={css.stage}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see tabIndex */}
        <section
          ref={track}
          className={css.track}
          aria-roledescription={t('ui.carousel')}
          aria-label={label}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls: keys must reach it
          tabIndex={slides.length > 1 ? 0 : start === undefined ? undefined : -1}
          onScroll={onScroll}
          onKeyDown={onKeyDown}
        >
          <Slides label={label} slides={slides} sizes={sizes} isTouched={isTouched} />
        </section>
        {slides.length > 1 && (
          <GalleryControls current={current} count={slides.length} show={show} />
        )}
        {onZoom && pictures.length > 0 && (
          <button
            type="button"
            className={css.zoom}
            aria-label={t('ui.zoomPicture')}
            aria-haspopup="dialog"
            onClick={() => onZoom(current)}
          >
            <Icon outline="enlarge" />
          </button>
        )}
      </div>
      {slides.length > 1 && (
        <Thumbnails slides={slides} current={current} show={show} onKeyDown={onKeyDown} />
      )}
    </div>
  )
}

interface SlidesProps extends Pick<GalleryProps, 'label' | 'sizes'> {
  slides: readonly string[]
  isTouched: boolean
}

/** Browsers fetch the slides beside the first one with the page, lazy or not, and most visitors never turn to them. */
function Slides({ label, slides, sizes, isTouched }: SlidesProps) {
  const t = useTranslate()
  return slides.map((src, index) => {
    const picture = (
      <Picture
        key={src}
        className={css.slide}
        src={src}
        alt={slides.length > 1 ? t('ui.pictureOf', { label, number: index + 1 }) : label}
        sizes={sizes}
        eager={index === 0}
      />
    )
    return index === 0 || isTouched ? (
      picture
    ) : (
      <span key={src} className={css.slide}>
        <noscript>{picture}</noscript>
      </span>
    )
  })
}

interface ThumbnailsProps {
  slides: readonly string[]
  current: number
  show: (index: number) => void
  onKeyDown: (event: KeyboardEvent) => void
}

function Thumbnails({ slides, current, show, onKeyDown }: ThumbnailsProps) {
  const t = useTranslate()
  return (
    <ol className={css.thumbnails} aria-label={t('ui.choosePicture')}>
      {slides.map((src, index) => (
        <li key={src}>
          <button
            type="button"
            className={css.thumbnail}
            aria-label={t('ui.showPicture', { number: index + 1 })}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => show(index)}
            onKeyDown={onKeyDown}
          >
            <Picture src={src} alt="" sizes="88px" />
          </button>
        </li>
      ))}
    </ol>
  )
}

interface GalleryControlsProps {
  current: number
  count: number
  show: (index: number) => void
}

function GalleryControls({ current, count, show }: GalleryControlsProps) {
  const t = useTranslate()
  return (
    <>
      <button
        type="button"
        className={classNames(css.step, css.previous)}
        aria-label={t('ui.previousPicture')}
        disabled={current === 0}
        onClick={() => show(current - 1)}
      >
        <Icon outline="left" />
      </button>
      <button
        type="button"
        className={classNames(css.step, css.next)}
        aria-label={t('ui.nextPicture')}
        disabled={current === count - 1}
        onClick={() => show(current + 1)}
      >
        <Icon outline="right" />
      </button>
      <p className={css.count} aria-live="polite">
        <Rich
          id="ui.pictureCount"
          values={{ number: current + 1, count }}
          parts={{ hidden: <span className="visually-hidden" /> }}
        />
      </p>
    </>
  )
}

/** The slide that a key leads to; null when the gallery ignores the key. */
function keyTarget(key: string, current: number, count: number): number | null {
  if (key === 'ArrowLeft') return Math.max(0, current - 1)
  if (key === 'ArrowRight') return Math.min(count - 1, current + 1)
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}

const SETTLED_AFTER_MS = 100

function useTrack(count: number, start?: number) {
  const track = useRef<HTMLDivElement>(null)
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [shown, setShown] = useState(start ?? 0)
  const current = Math.min(shown, count - 1)

  const show = (index: number) => {
    setShown(index)
    if (track.current) track.current.scrollLeft = index * track.current.clientWidth
  }
  // Waits for the end of the scroll: a jump over many slides must not count through them.
  const onScroll = () => {
    clearTimeout(settling.current)
    settling.current = setTimeout(() => {
      const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {}
      if (clientWidth > 0) setShown(Math.round(scrollLeft / clientWidth))
    }, SETTLED_AFTER_MS)
  }
  useEffect(() => () => clearTimeout(settling.current), [])
  // The browser scrolls and focuses, React does not. The dialog around it opens after this and looks for the attribute,
  // which React does not write.
  useEffect(() => {
    const element = track.current
    if (start === undefined || !element) return
    element.style.scrollBehavior = 'auto'
    element.scrollLeft = start * element.clientWidth
    element.style.scrollBehavior = ''
    element.setAttribute('autofocus', '')
  }, [start])

  return { track, current, show, onScroll }
}
