import { ErrorAlert } from '@bandari/ui'
import { FileDrop } from '../../shared/file-drop/FileDrop.tsx'
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
      {check.state === 'sending' ? (
        <Sending {...check} />
      ) : (
        <FileDrop
          choose={t('portalListings.import.choose')}
          hint={t('portalListings.import.drop')}
          accept=".csv,.txt,.tsv,.xlsx,.xlsm,.xlsb,.xls"
          onFile={send}
        />
      )}
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
