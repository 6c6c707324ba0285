import type { OwnDeletion } from '@bandari/sdk'
import { Button, Card, ConfirmDialog, ErrorAlert, Notice } from '@bandari/ui'
import { type FormEvent, useState } from 'react'
import { useDataProvider } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { t } from '../../language/translator.ts'
import type { PortalDataProvider } from '../../providers/data-provider.ts'
import { signInNotice } from '../../providers/sign-in-notice.ts'
import css from './DataTab.module.css'
import { PasswordAgain } from './PasswordAgain.tsx'
import { type ProofProps, useProof } from './use-proof.ts'

interface DeleteAccountProps extends ProofProps {
  hindrances: OwnDeletion['hindrances']
}

export function DeleteAccount({ hindrances, ...props }: DeleteAccountProps) {
  return (
    <Card as="section" aria-labelledby="delete-account">
      <h2 id="delete-account" className={css.title}>
        {t('portalAccount.data.delete')}
      </h2>
      <p className={css.text}>{t('portalAccount.data.deleteText')}</p>
      <ul className={css.points}>
        <li>{t('portalAccount.data.deleteGone')}</li>
        <li>{t('portalAccount.data.deleteListings')}</li>
        <li>{t('portalAccount.data.deleteKept')}</li>
      </ul>
      {hindrances.length > 0 && <DeletionBlockers hindrances={hindrances} />}
      {hindrances.length === 0 && props.confirmBy !== 'link' && <DeleteForm {...props} />}
    </Card>
  )
}

function DeletionBlockers({ hindrances }: Pick<DeleteAccountProps, 'hindrances'>) {
  return (
    <div className={css.notice}>
      <Notice kind="attention" title={t('portalAccount.data.notYet')}>
        {hindrances.map(({ code, detail }) => (
          <p key={code}>{detail}</p>
        ))}
      </Notice>
    </div>
  )
}

function DeleteForm(props: ProofProps) {
  const { deleteOwnAccount } = useDataProvider<PortalDataProvider>()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const proof = useProof(props, async (body) => {
    setAsking(false)
    const { isDeleted }: { isDeleted?: true } = await deleteOwnAccount(body)
    // After a 401 react-admin leads to the sign-in by itself.
    if (isDeleted) await navigate(signInNotice.path('deleted'), { replace: true })
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // An empty password is blamed before anybody is asked whether they are sure.
    if (props.confirmBy === 'password' && proof.password === '') proof.run()
    else setAsking(true)
  }
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {props.confirmBy === 'password' && (
        <PasswordAgain value={proof.password} error={proof.wrong} onChange={proof.setPassword} />
      )}
      {proof.failure !== null && <ErrorAlert title={proof.failure} />}
      <Button type="submit" variant="danger" loading={proof.isBusy}>
        {t('portalAccount.data.deleteNow')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        dangerous
        title={t('portalAccount.data.sure')}
        confirmLabel={t('portalAccount.data.deleteForGood')}
        onConfirm={proof.run}
        onCancel={() => setAsking(false)}
      >
        <p>{t('portalAccount.data.sureText')}</p>
      </ConfirmDialog>
    </form>
  )
}
