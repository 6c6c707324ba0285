import type { Listing, ListingVideo } from '@bandari/sdk'
import { Button, ErrorAlert, Loading } from '@bandari/ui'
import { EditorSection } from '../EditorSection.tsx'
import { isClosed } from '../LockNotice.tsx'
import css from './AuctionSheet.module.css'
import { useFilePicker } from './use-file-picker.tsx'
import { useVideo } from './use-video.ts'
import { t } from '../../../../language/translator.ts'

interface VideoSectionProps {
  listing: Pick<Listing, 'prod_id' | 'video' | 'cover_image' | 'lock'>
  /** Reads the listing again. */
  onChanged: () => Promise<unknown>
}

/** A video that walks round what is sold. */
export function VideoSection({ listing, onChanged }: VideoSectionProps) {
  const { prod_id: cid, video, cover_image: cover } = listing
  const { send, remove, progress, failure } = useVideo(cid, onChanged)
  const picker = useFilePicker(([file]) => file && void send(file), 'video/mp4')
  const isKept = video !== null && isClosed(listing, 'remove')
  return (
    <EditorSection title={t('portalEditor.video.title')} lead={t('portalEditor.video.lead')}>
      {video !== null && <Film video={video} cover={cover} />}
      {failure !== null && <ErrorAlert title={failure} />}
      {progress === null ? (
        <div className={css.buttons}>
          <Button
            variant="secondary"
            disabled={isKept}
            onClick={() => picker.open({ slot: 0, replaces: true })}
          >
            {t(video === null ? 'portalEditor.video.add' : 'portalEditor.sheet.replace')}
          </Button>
          {video !== null && (
            <Button variant="quiet" disabled={isKept} onClick={() => void remove()}>
              {t('portalEditor.sheet.remove')}
            </Button>
          )}
        </div>
      ) : (
        <Loading
          label={
            progress === 1
              ? t('portalEditor.video.reading')
              : t('portalEditor.video.sending', { percent: Math.floor(progress * 100) })
          }
        />
      )}
      {picker.element}
    </EditorSection>
  )
}

function Film({ video, cover }: { video: ListingVideo; cover: string | null }) {
  const { url, seconds, bytes, width, height } = video
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a seller's film; nobody has written what is said in it */}
      <video
        className={css.film}
        style={{ aspectRatio: `${width} / ${height}` }}
        src={url}
        {...(cover !== null && { poster: cover })}
        preload="none"
        controls
        playsInline
        aria-label={t('portalEditor.video.shown')}
      />
      <p>{t('portalEditor.video.facts', { seconds, megabytes: Math.ceil(bytes / 1_000_000) })}</p>
    </>
  )
}
