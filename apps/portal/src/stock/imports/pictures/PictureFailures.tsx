import type { Import, ImportPictureFailure, ImportPictures } from '@bandari/sdk'
import { Button } from '@bandari/ui'
import { useRef, useState } from 'react'
import { useDataProvider, useNotify, useRefresh } from 'react-admin'
import { t } from '../../../language/translator.ts'
import type { PortalDataProvider } from '../../../providers/data-provider.ts'
import { DownloadButton } from '../DownloadButton.tsx'
import css from '../Imports.module.css'
import own from './Pictures.module.css'

interface Props {
  found: Import
  pictures: ImportPictures
}

/** What did not come and why; an answer holds the first hundred, the file all of them. */
export function PictureFailures({ found: { id, state }, pictures: { failed, failures } }: Props) {
  const { downloadImportPictureFailures } = useDataProvider<PortalDataProvider>()
  if (failed === 0) return null
  return (
    <section className={css.stack} aria-labelledby="picture-failures">
      <h3 id="picture-failures" className={css.step}>
        {t('portalPictures.failures', { count: failed })}
      </h3>
      <ul className={own.failures}>
        {failures.map((failure, place) => (
          <li key={place}>
            <Failure {...failure} />
          </li>
        ))}
      </ul>
      {failures.length < failed && (
        <p className={css.quiet}>{t('portalPictures.firstFailures', { count: failures.length })}</p>
      )}
      <div className={css.actions}>
        <DownloadButton download={() => downloadImportPictureFailures(id)}>
          {t('portalPictures.download')}
        </DownloadButton>
        {state === 'done' && <RetryButton id={id} />}
      </div>
    </section>
  )
}

function Failure(failure: ImportPictureFailure) {
  return (
    <>
      <span className={css.quiet}>{placeOf(failure)}</span>
      <span className={own.picture}>{failure.picture}</span>
      <span className={own.why}>{failure.message}</span>
    </>
  )
}

function placeOf({ row, reference }: ImportPictureFailure): string {
  if (row === null) return t('portalPictures.ofNoRow')
  if (reference === null) return t('portalPictures.ofRow', { row })
  return t('portalPictures.ofNumber', { row, reference })
}

function RetryButton({ id }: { id: number }) {
  const { retryImportPictures } = useDataProvider<PortalDataProvider>()
  const notify = useNotify()
  const refresh = useRefresh()
  const isUnderWay = useRef(false)
  const [isLoading, setLoading] = useState(false)
  const retry = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setLoading(true)
    try {
      await retryImportPictures(id)
      refresh()
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' })
    } finally {
      isUnderWay.current = false
      setLoading(false)
    }
  }
  return (
    <Button variant="secondary" loading={isLoading} onClick={() => void retry()}>
      {t('portalPictures.retry')}
    </Button>
  )
}
