import { Button, Card, ErrorAlert } from '@bandari/ui'
import type { FormEvent } from 'react'
import { useDataProvider } from 'react-admin'
import { t } from '../../language/translator.ts'
import type { PortalDataProvider } from '../../providers/data-provider.ts'
import type { NamedFile } from '../../providers/file.ts'
import { saveFile } from '../../shared/save-file.ts'
import css from './DataTab.module.css'
import { PasswordAgain } from './PasswordAgain.tsx'
import { type ProofProps, useProof } from './use-proof.ts'

export function DownloadData(props: ProofProps) {
  const { downloadOwnData } = useDataProvider<PortalDataProvider>()
  const proof = useProof(props, async (body) => {
    const { file, name }: Partial<NamedFile> = await downloadOwnData(body)
    // After a 401 react-admin leads to the sign-in; its answer is of no use here.
    if (file && name) saveFile(file, name)
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    proof.run()
  }
  return (
    <Card as="section" aria-labelledby="download-data">
      <h2 id="download-data" className={css.title}>
        {t('portalAccount.data.download')}
      </h2>
      <p className={css.text}>{t('portalAccount.data.downloadText')}</p>
      {props.confirmBy !== 'link' && (
        <form className={css.form} onSubmit={submit} noValidate>
          {props.confirmBy === 'password' && (
            <PasswordAgain
              value={proof.password}
              error={proof.wrong}
              onChange={proof.setPassword}
            />
          )}
          {proof.failure !== null && <ErrorAlert title={proof.failure} />}
          <Button type="submit" variant="secondary" loading={proof.isBusy}>
            {t('portalAccount.data.downloadNow')}
          </Button>
        </form>
      )}
    </Card>
  )
}
