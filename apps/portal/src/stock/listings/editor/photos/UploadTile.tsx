import { Button } from '@bandari/ui'
import { LinearProgress } from '@mui/material'
import { useState } from 'react'
import css from './Photos.module.css'
import { SignInAgain } from './SignInAgain.tsx'
import { asksForAnother, unauthorized } from './messages.ts'
import type { Upload } from './upload-queue.ts'
import { t, formatSentence } from '../../../../language/translator.ts'

export interface UploadTileProps {
  upload: Upload
  onRetry: () => void
  onReplace: () => void
  onCancel: () => void
}

/** A photo on its way: how far it is, or why it did not arrive. */
export function UploadTile({ upload, onRetry, onReplace, onCancel }: UploadTileProps) {
  const { slot, preview, state, progress, failure } = upload
  const number = slot + 1
  return (
    <li className={css.tile}>
      <div className={css.frame}>
        <Preview key={preview} address={preview} />
        {state !== 'failed' && (
          <LinearProgress
            className={css.progress}
            aria-label={t('portalEditor.photo.uploadingWhich', { number })}
            {...(state === 'waiting' || progress === 1
              ? { variant: 'indeterminate' as const }
              : { variant: 'determinate' as const, value: Math.round(progress * 100) })}
          />
        )}
      </div>
      {failure === null ? (
        <>
          <p className={css.state}>{stateLabel(state, progress)}</p>
          <Button
            variant="quiet"
            size="small"
            wide
            onClick={onCancel}
            aria-label={t('portalEditor.photo.cancelWhich', { number })}
          >
            {t('ui.cancel')}
          </Button>
        </>
      ) : (
        <Failed
          number={number}
          failure={failure}
          onRetry={onRetry}
          onReplace={onReplace}
          onCancel={onCancel}
        />
      )}
    </li>
  )
}

interface FailedProps extends Omit<UploadTileProps, 'upload'> {
  number: number
  failure: string
}

function Failed({ number, failure, onRetry, onReplace, onCancel }: FailedProps) {
  return (
    <>
      <p className={css.failure} role="alert">
        {formatSentence(failure)}
      </p>
      {failure === unauthorized && <SignInAgain />}
      {asksForAnother(failure) ? (
        <Button
          variant="secondary"
          size="small"
          wide
          onClick={onReplace}
          aria-label={t('portalEditor.photo.anotherWhich', { number })}
        >
          {t('portalEditor.photo.chooseAnother')}
        </Button>
      ) : (
        <Button
          variant="secondary"
          size="small"
          wide
          onClick={onRetry}
          aria-label={t('portalEditor.photo.againWhich', { number })}
        >
          {t('ui.tryAgain')}
        </Button>
      )}
      <Button
        variant="quiet"
        size="small"
        wide
        onClick={onCancel}
        aria-label={t('portalEditor.photo.clearWhich', { number })}
      >
        {t('portalEditor.photo.clear')}
      </Button>
    </>
  )
}

function stateLabel(state: Upload['state'], progress: number): string {
  if (state === 'waiting') return t('portalEditor.photo.waiting')
  return progress === 1
    ? t('portalEditor.photo.nearlyThere')
    : t('portalEditor.photo.uploading', { percent: Math.round(progress * 100) })
}

/** A file that is not a picture shows nothing. */
function Preview({ address }: { address: string }) {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return null
  return <img className={css.preview} src={address} alt="" onError={() => setBroken(true)} />
}
