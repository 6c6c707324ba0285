import { useTranslate } from '@bandari/i18n/react'
import type { ListingVideo } from '@bandari/sdk'
import { DataSaver, Picture } from '@bandari/ui'
import { Play } from 'lucide-react'
import { useState } from 'react'
import css from './WalkRound.module.css'

export interface WalkRoundProps {
  video: ListingVideo
  /** The cover, which is fetched anyway. */
  poster: string | undefined
  title: string
}

/** A link to the film with what it costs; a press plays it here. Nothing of it is fetched before. */
export function WalkRound({ video, poster, title }: WalkRoundProps) {
  const t = useTranslate()
  const [state, setState] = useState<'shown' | 'playing' | 'failed'>('shown')
  if (state === 'playing')
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- a seller's film; nobody has written what is said in it
      <video
        ref={focus}
        className={css.film}
        style={{ aspectRatio: `${video.width} / ${video.height}` }}
        src={video.url}
        poster={poster}
        preload="none"
        autoPlay
        controls
        playsInline
        aria-label={t('sheet.video.of', { title })}
        onError={() => setState('failed')}
      />
    )
  if (state === 'failed')
    return (
      <p role="alert">
        {t('sheet.video.failed')} <a href={video.url}>{t('sheet.video.save')}</a>
      </p>
    )
  return (
    <a
      className={css.link}
      href={video.url}
      onClick={(event) => {
        event.preventDefault()
        setState('playing')
      }}
    >
      <span className={css.still}>
        {/* It is a link: a button to load it has no place in it. */}
        <DataSaver value={null}>
          <Picture src={poster} alt="" sizes="120px" />
        </DataSaver>
        <Play className={css.play} aria-hidden="true" />
      </span>
      <span>
        <strong className={css.name}>{t('sheet.video.watch')}</strong>
        <span className={css.size}>
          {t('sheet.video.size', {
            time: minutes(video.seconds),
            megabytes: Math.ceil(video.bytes / 1_000_000),
          })}
        </span>
      </span>
    </a>
  )
}

/** The link that had the focus is gone. */
const focus = (film: HTMLVideoElement | null) => film?.focus()

/** 72 → `1:12`. */
function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
