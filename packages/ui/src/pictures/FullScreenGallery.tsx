import { Rich, useTranslate } from '@bandari/i18n/react'
import { type KeyboardEvent, useLayoutEffect } from 'react'
import { classNames } from '../basics/class-names.ts'
import { Icon, type IconProps } from '../basics/Icon.tsx'
import { useModal } from '../dialogs/use-modal.ts'
import css from './FullScreenGallery.module.css'
import { PlainPicture } from './Picture.tsx'
import { keyTarget, useTrack } from './use-track.ts'
import { mostZoom, useZoom, type Zoom, zoomByKey } from './use-zoom.ts'

export interface FullScreenGalleryProps {
  /** The name of the subject, e.g. the vehicle's title. */
  label: string
  /** Picture URLs as `Picture` takes them, in order; one, or the one before or after it, is fetched. */
  pictures: readonly string[]
  /** The picture to begin with. */
  start: number
  onClose: () => void
}

/** Pictures as large as the screen: swiped, and enlarged by pinch, wheel, double press, keys and buttons. */
export function FullScreenGallery({ label, pictures, start, onClose }: FullScreenGalleryProps) {
  const count = pictures.length
  // Opened before the row is scrolled to its first picture: until then it has no size.
  const modal = useModal(onClose)
  const row = useTrack(count, start)
  const zoom = useZoom()
  const { track, current, show } = row
  // React does not write the attribute, and the dialog looks for it when it opens.
  useLayoutEffect(() => track.current?.setAttribute('autofocus', ''), [track])
  const onKeyDown = (event: KeyboardEvent) => {
    const target = keyTarget(event.key, current, count)
    if (zoomByKey(event, zoom)) event.preventDefault()
    else if (target !== null) {
      event.preventDefault()
      show(target)
    }
  }
  return (
    <dialog {...modal} className={css.screen} aria-label={label}>
      <Slides label={label} pictures={pictures} row={row} zoom={zoom} onKeyDown={onKeyDown} />
      <Controls row={row} count={count} zoom={zoom} onClose={onClose} />
    </dialog>
  )
}

type Row = ReturnType<typeof useTrack>

interface SlidesProps {
  label: string
  pictures: readonly string[]
  row: Row
  zoom: Zoom
  onKeyDown: (event: KeyboardEvent) => void
}

function Slides({ label, pictures, row, zoom, onKeyDown }: SlidesProps) {
  const t = useTranslate()
  const { track, current, onScroll } = row
  const isEnlarged = zoom.scale > 1
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see tabIndex
    <section
      ref={track}
      className={classNames(css.track, isEnlarged && css.enlarged)}
      aria-roledescription={t('ui.carousel')}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls: keys must reach it
      tabIndex={0}
      onScroll={onScroll}
      onKeyDown={onKeyDown}
      onDoubleClick={zoom.onDoubleClick}
    >
      {pictures.map((src, index) => (
        <div key={src} className={css.slide} aria-hidden={index !== current}>
          <div ref={index === current ? zoom.attach : undefined} className={css.picture}>
            {Math.abs(index - current) <= 1 && (
              <PlainPicture
                className={css.whole}
                src={src}
                alt={pictures.length > 1 ? t('ui.pictureOf', { label, number: index + 1 }) : label}
                sizes={index === current && isEnlarged ? '400vw' : '100vw'}
                eager={index === current}
              />
            )}
          </div>
        </div>
      ))}
    </section>
  )
}

interface ControlsProps {
  row: Row
  count: number
  zoom: Zoom
  onClose: () => void
}

function Controls({ row: { current, show }, count, zoom, onClose }: ControlsProps) {
  const t = useTranslate()
  return (
    <>
      <div className={css.bar}>
        <p className={css.count} aria-live="polite">
          <Rich
            id="ui.pictureCount"
            values={{ number: current + 1, count }}
            parts={{ hidden: <span className="visually-hidden" /> }}
          />
        </p>
        <Press label={t('ui.zoomOut')} outline="minus" act={zoom.scale > 1 && zoom.zoomOut} />
        <Press label={t('ui.zoomIn')} outline="plus" act={zoom.scale < mostZoom && zoom.zoomIn} />
        <Press label={t('ui.close')} outline="close" act={onClose} />
      </div>
      {count > 1 && (
        <div className={css.steps}>
          <Press
            label={t('ui.previousPicture')}
            outline="left"
            act={current > 0 && (() => show(current - 1))}
          />
          <Press
            label={t('ui.nextPicture')}
            outline="right"
            act={current < count - 1 && (() => show(current + 1))}
          />
        </div>
      )}
    </>
  )
}

interface PressProps {
  label: string
  outline: IconProps['outline']
  /** False while there is nothing to do. */
  act: (() => unknown) | false
}

/** It keeps the focus when it has nothing to do, so that the keyboard does not lose its place. */
function Press({ label, outline, act }: PressProps) {
  return (
    <button
      type="button"
      className={css.press}
      aria-label={label}
      aria-disabled={act === false}
      onClick={() => act !== false && act()}
    >
      <Icon outline={outline} size={24} />
    </button>
  )
}
