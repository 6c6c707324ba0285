import { Button } from '@bandari/ui'
import { LinearProgress } from '@mui/material'
import { useState } from 'react'
import css from './Photos.module.css'
import { SignInAgain } from './SignInAgain.tsx'
import { asksForAnother, unauthorized } from './messages.ts'
import type { Upload } from './upload-queue.ts'

export interface UploadTileProps {
  upload: Upload
  onRetry: () => void
  onReplace: () => void
  onCancel: () => void
}

/** A photo on its way: how far it is, or why it did not arrive. */
export function UploadTile({ upload, onRetry, onReplace, onCancel }: UploadTileProps) {
  const { slot, preview, state, progress, failure } = upload
  const name = `photo ${slot + 1}`
  return (
    <li className={css.tile}>
      <div className={css.frame}>
        <Preview key={preview} address={preview} />
        {state !== 'failed' && (
          <LinearProgress
            className={css.progress}
            aria-label={`Uploading ${name}`}
            {...(state === 'waiting' || progress === 1
              ? { variant: 'indeterminate' as const }
              : { variant: 'determinate' as const, value: Math.round(progress * 100) })}
          />
        )}
      </div>
      {failure === null ? (
        <>
          <p className={css.state}>{stateWords(state, progress)}</p>
          <Button
            variant="quiet"
            size="small"
            wide
            onClick={onCancel}
            aria-label={`Cancel ${name}`}
          >
            Cancel
          </Button>
        </>
      ) : (
        <Failed
          name={name}
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
  name: string
  failure: string
}

function Failed({ name, failure, onRetry, onReplace, onCancel }: FailedProps) {
  return (
    <>
      <p className={css.failure} role="alert">
        {failure}
      </p>
      {failure === unauthorized && <SignInAgain />}
      {asksForAnother(failure) ? (
        <Button
          variant="secondary"
          size="small"
          wide
          onClick={onReplace}
          aria-label={`Choose another ${name}`}
        >
          Choose another
        </Button>
      ) : (
        <Button
          variant="secondary"
          size="small"
          wide
          onClick={onRetry}
          aria-label={`Try ${name} again`}
        >
          Try again
        </Button>
      )}
      <Button variant="quiet" size="small" wide onClick={onCancel} aria-label={`Clear ${name}`}>
        Clear
      </Button>
    </>
  )
}

function stateWords(state: Upload['state'], progress: number): string {
  if (state === 'waiting') return 'Waiting…'
  return progress === 1 ? 'Nearly there…' : `Uploading ${Math.round(progress * 100)} %`
}

/** A file that is not a picture shows nothing. */
function Preview({ address }: { address: string }) {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return null
  return <img className={css.preview} src={address} alt="" onError={() => setBroken(true)} />
}
