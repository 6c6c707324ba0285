import { useTranslate } from '@bandari/i18n/react'
import { useContext } from 'react'
import { classNames } from '../basics/class-names.ts'
import { DataSaver, type SavedPictureProps } from './data-saver.ts'
import css from './Picture.module.css'
import { pictureSources } from './picture-sources.ts'

export interface PictureProps {
  /** `…/{hash}-640.jpg`; null or the literal `No_Image_found` draws a tile (buyer spec §3). */
  src: string | null | undefined
  alt: string
  /** How wide it is drawn: the `sizes` attribute, e.g. `(min-width: 769px) 280px, 100vw`. */
  sizes?: string
  /** The one picture of the screen that is fetched first, with high priority. */
  eager?: boolean
  className?: string
}

/** A picture in a 4:3 box that reserves its space before the picture loads. */
export function Picture(props: PictureProps) {
  const { src, alt, className } = props
  const drawSaved = useContext(DataSaver)
  if (!src || src === 'No_Image_found') return <PictureTile alt={alt} className={className} />
  return drawSaved ? drawSaved({ ...props, src }) : <PlainPicture {...props} src={src} />
}

/** The same where there is one. */
export function PlainPicture({
  src,
  alt,
  sizes = '100vw',
  eager = false,
  className,
}: SavedPictureProps) {
  const sources = pictureSources(src)
  return (
    <picture className={classNames(css.box, className)}>
      {sources && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
      {sources && <source type="image/webp" srcSet={sources.webp} sizes={sizes} />}
      <img
        className={css.picture}
        srcSet={sources?.jpg}
        sizes={sources ? sizes : undefined}
        src={src}
        alt={alt}
        width={640}
        height={480}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}

function PictureTile({ alt, className }: { alt: string; className: string | undefined }) {
  const t = useTranslate()
  return (
    <span className={classNames(css.box, css.tile, className)}>
      <svg className={css.frame} viewBox="0 0 48 36" fill="none" aria-hidden="true">
        <rect x="2" y="2" width="44" height="32" rx="4" />
        <path d="M2 28l11-10 9 8 8-7 16 13" />
        <circle cx="33" cy="11" r="3.5" />
      </svg>
      <span className={css.caption}>{t('ui.noPicture')}</span>
      <span className="visually-hidden">{t('ui.noPictureOf', { label: alt })}</span>
    </span>
  )
}
