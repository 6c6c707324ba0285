import type { ProdClass } from '@bandari/sdk'
import { ErrorAlert } from '@bandari/ui'
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import css from './Imports.module.css'
import { Progress } from './Progress.tsx'
import { type Check, useCheck } from './use-check.ts'
import { useFileDrop } from './use-file-drop.ts'

/** A file is checked as soon as it is dropped or chosen; checking lists nothing. */
export function FileChoice({ prodClass }: { prodClass: ProdClass }) {
  const { check, send } = useCheck(prodClass)
  return (
    <div className={css.stack}>
      <h3 className={css.step}>3. Check your file</h3>
      <Refused check={check} />
      {check.state === 'sending' ? <Sending {...check} /> : <Drop onFile={send} />}
    </div>
  )
}

function Drop({ onFile }: { onFile: (file: File) => void }) {
  const { ref, isOver } = useFileDrop(onFile)
  return (
    <label ref={ref} className={css.drop} data-over={isOver || undefined}>
      <UploadFile className={css.dropIcon} aria-hidden="true" />
      <span className={css.dropButton}>Choose a CSV file</span>
      <span className={css.quiet}>or drop it here. Nothing is listed before you say so.</span>
      <input
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        className="visually-hidden"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) onFile(file)
          // Choosing the same file again, corrected, must count as a change.
          currentTarget.value = ''
        }}
      />
    </label>
  )
}

function Sending({ name, progress }: Extract<Check, { state: 'sending' }>) {
  return (
    <div className={css.sending}>
      <Progress
        label={progress < 1 ? `Sending ${name}` : `Checking ${name}`}
        value={progress < 1 ? progress : null}
      />
    </div>
  )
}

function Refused({ check }: { check: Check }) {
  if (check.state === 'failed') {
    return (
      <ErrorAlert title="The file could not be checked" onRetry={check.again}>
        {check.message}
      </ErrorAlert>
    )
  }
  if (check.state !== 'refused') return null
  return (
    <ErrorAlert title={`${check.name} cannot be imported`}>
      <ul className={css.problems}>
        {check.problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </ErrorAlert>
  )
}
