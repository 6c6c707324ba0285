import { useTranslate } from '@bandari/i18n/react'
import { useState } from 'react'
import { classNames } from '../basics/class-names.ts'
import type { SavedPictureProps } from './data-saver.ts'
import { PlainPicture } from './Picture.tsx'
import css from './Picture.module.css'

/** So narrow that a browser takes the smallest rendition, of 320 pixels, also for a screen with three pixels in one. */
const smallest = '100px'

/** Whoever saves data says which pictures they want to see; those are small. */
export function WaitingPicture(props: SavedPictureProps) {
  const { alt, className } = props
  const t = useTranslate()
  const [isWanted, setWanted] = useState(false)
  if (isWanted) return <PlainPicture {...props} sizes={smallest} />
  return (
    <span className={classNames(css.box, css.tile, className)}>
      <button
        type="button"
        className={css.load}
        onClick={(event) => {
          // A press on a picture of the gallery would enlarge it.
          event.stopPropagation()
          setWanted(true)
        }}
      >
        {t('ui.loadPicture')}
        {alt !== '' && <span className="visually-hidden">{alt}</span>}
      </button>
    </span>
  )
}
