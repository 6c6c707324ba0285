import { ErrorAlert } from '@bandari/ui'
import { t } from '../../../language/translator.ts'
import css from '../Imports.module.css'
import { Progress } from '../Progress.tsx'
import own from './Pictures.module.css'
import { useArchive } from './use-archive.ts'

/** A ZIP file with pictures; the label opens the chooser. */
export function ArchiveChoice({ id }: { id: number }) {
  const { sending, refused, send } = useArchive(id)
  return (
    <div className={own.choice}>
      <p className={css.quiet}>{t('portalPictures.zipHint')}</p>
      {refused !== null && (
        <ErrorAlert title={t('portalPictures.zipRefused', { file: refused.name })}>
          {refused.problems.join(' ')}
        </ErrorAlert>
      )}
      {sending ? (
        <Progress
          label={t(sending.progress < 1 ? 'portalPictures.sending' : 'portalPictures.unpacking', {
            file: sending.name,
          })}
          value={sending.progress < 1 ? sending.progress : null}
        />
      ) : (
        <label className={own.button}>
          {t('portalPictures.chooseZip')}
          <input
            type="file"
            accept=".zip,application/zip"
            className="visually-hidden"
            // Choosing the same file again must count as a change.
            onClick={({ currentTarget }) => {
              currentTarget.value = ''
            }}
            onChange={({ currentTarget: { files } }) => {
              const [file] = files ?? []
              if (file) send(file)
            }}
          />
        </label>
      )}
    </div>
  )
}
