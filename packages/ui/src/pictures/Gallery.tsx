import { Rich, useTranslate } from '@bandari/i18n/react'
import { type KeyboardEvent, useContext, useState } from 'react'
import { classNames } from '../basics/class-names.ts'
import css from './Gallery.module.css'
import { Icon } from '../basics/Icon.tsx'
import { DataSaver } from './data-saver.ts'
import { Picture } from './Picture.tsx'
import { keyTarget, useTrack } from './use-track.ts'

export interface GalleryProps {
  /** The name of the subject, e.g. the vehicle's title. */
  label: string
  /** Picture URLs as `Picture` takes them, in order; the first is fetched at once. */
  pictures: readonly string[]
  /** The `sizes` attribute of the main picture. */
  sizes?: string
  /** Shows a button to look at the picture larger; a press on the picture does the same. */
  onZoom?: (index: number) => void
}

/** Swiped by finger (scroll snap, no JavaScript), by arrow keys, by buttons and by thumbnails. */
export function Gallery({ label, pictures, sizes, onZoom }: GalleryProps) {
  const t = useTranslate()
  const isSaving = useContext(DataSaver) !== null
  const slides = pictures.length > 0 ? pictures : ['No_Image_found']
  const { track, current, show, onScroll } = useTrack(slides.length)
  const zoom = onZoom && pictures.length > 0 ? () => onZoom(current) : undefined
  const [isTouched, setTouched] = useState(false)
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
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- see tabIndex; the button below does what a press does */}
        <section
          ref={track}
          className={classNames(css.track, zoom && css.zoomable)}
          aria-roledescription={t('ui.carousel')}
          aria-label={label}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls: keys must reach it
          tabIndex={slides.length > 1 ? 0 : undefined}
          onClick={zoom}
          onScroll={onScroll}
          onKeyDown={onKeyDown}
        >
          <Slides label={label} slides={slides} sizes={sizes} isTouched={isTouched || isSaving} />
        </section>
        {slides.length > 1 && (
          <GalleryControls current={current} count={slides.length} show={show} />
        )}
        {zoom && (
          <button
            type="button"
            className={css.zoom}
            aria-label={t('ui.zoomPicture')}
            aria-haspopup="dialog"
            onClick={zoom}
          >
            <Icon outline="enlarge" />
          </button>
        )}
      </div>
      {slides.length > 1 && !isSaving && (
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
