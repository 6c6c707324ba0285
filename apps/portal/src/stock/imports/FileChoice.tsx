import { ErrorAlert } from '@bandari/ui'
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import { useDropzone } from 'react-dropzone'
import css from './Imports.module.css'
import type { FileKind } from './messages.ts'
import { Progress } from './Progress.tsx'
import { type Check, useCheck } from './use-check.ts'
import { t } from '../../language/translator.ts'

/** A file is checked as soon as it is dropped or chosen; checking lists nothing. */
export function FileChoice({ kind }: { kind: FileKind }) {
  const { check, send } = useCheck(kind)
  return (
    <div className={css.stack}>
      <h3 className={css.step}>{t('portalListings.import.step3')}</h3>
      <Refused check={check} />
      {check.state === 'sending' ? <Sending {...check} /> : <Drop onFile={send} />}
    </div>
  )
}

/** The label opens the chooser. A file of another kind is refused by the server, which says why. */
function Drop({ onFile }: { onFile: (file: File) => void }) {
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    multiple: false,
    noClick: true,
    noKeyboard: true,
    noPaste: true,
    onDrop: ([file]) => file && onFile(file),
  })
  return (
    <div {...getRootProps()}>
      <label className={css.drop} data-over={isDragActive || undefined}>
        <UploadFile className={css.dropIcon} aria-hidden="true" />
        <span className={css.dropButton}>{t('portalListings.import.choose')}</span>
        <span className={css.quiet}>{t('portalListings.import.drop')}</span>
        <input
          {...getInputProps({
            accept: '.csv,.txt,.tsv,.xlsx,.xls',
            className: 'visually-hidden',
            style: undefined,
            tabIndex: 0,
            // The label names it.
            'aria-label': undefined,
            // Choosing the same file again, corrected, must count as a change.
            onClick: ({ currentTarget }) => {
              currentTarget.value = ''
            },
          })}
        />
      </label>
    </div>
  )
}

function Sending({ name, progress }: Extract<Check, { state: 'sending' }>) {
  return (
    <div className={css.sending}>
      <Progress
        label={t(
          progress < 1 ? 'portalListings.import.sending' : 'portalListings.import.checking',
          {
            file: name,
          },
        )}
        value={progress < 1 ? progress : null}
      />
    </div>
  )
}

function Refused({ check }: { check: Check }) {
  if (check.state === 'failed') {
    return (
      <ErrorAlert title={t('portalListings.import.notChecked')} onRetry={check.again}>
        {check.message}
      </ErrorAlert>
    )
  }
  if (check.state !== 'refused') return null
  return (
    <ErrorAlert title={t('portalListings.import.refused', { file: check.name })}>
      <ul className={css.problems}>
        {check.problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </ErrorAlert>
  )
}
