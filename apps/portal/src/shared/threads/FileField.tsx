import { Button } from '@bandari/ui'
import { useId, useRef } from 'react'
import { t } from '../../language/translator.ts'
import css from './Threads.module.css'

/** Per message; the API enforces it. */
export const maxFiles = 4

const maxBytes = 10 * 1024 * 1024

interface FileFieldProps {
  files: readonly File[]
  refusal: string | null
  onChange: (files: File[], refusal: string | null) => void
}

/** Chosen one after the other or together; each can be taken out again before anything is sent. */
export function FileField({ files, refusal, onChange }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const note = useId()
  const add = (chosen: readonly File[]) => {
    const all = [...files, ...chosen]
    if (chosen.some(({ size }) => size > maxBytes)) {
      return onChange([...files], t('portalMessages.fileTooLarge'))
    }
    if (all.length <= maxFiles) return onChange(all, null)
    onChange(all.slice(0, maxFiles), t('portalMessages.filesFull', { most: maxFiles }))
  }
  return (
    <div className={css.chosen}>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,application/pdf"
        multiple
        hidden
        onChange={({ currentTarget }) => {
          add([...(currentTarget.files ?? [])])
          // The same file may be chosen again.
          currentTarget.value = ''
        }}
      />
      <Chosen files={files} onChange={(left) => onChange(left, null)} />
      {refusal !== null && <p role="alert">{refusal}</p>}
      <div className={css.acts}>
        <Button
          variant="secondary"
          size="small"
          aria-describedby={note}
          disabled={files.length >= maxFiles}
          onClick={() => input.current?.click()}
        >
          {t('portalMessages.attach')}
        </Button>
        <span id={note} className={css.quiet}>
          {t('portalMessages.attachHint', { most: maxFiles })}
        </span>
      </div>
    </div>
  )
}

interface ChosenProps {
  files: readonly File[]
  onChange: (left: File[]) => void
}

function Chosen({ files, onChange }: ChosenProps) {
  if (files.length === 0) return null
  return (
    <ul className={css.chosen} aria-label={t('portalMessages.chosen')}>
      {files.map((file, index) => (
        // Two files may have one name, and a file has no other.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={`${index} ${file.name}`}>
          <span>{file.name}</span>
          <Button
            variant="quiet"
            size="small"
            aria-label={t('portalMessages.removeFile', { name: file.name })}
            onClick={() => onChange(files.filter((_, at) => at !== index))}
          >
            {t('portalMessages.remove')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
