import { Button, Card, ErrorAlert, Notice } from '@bandari/ui'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { t } from '../../language/translator.ts'
import type { PortalDataProvider } from '../../providers/data-provider.ts'
import css from './DataTab.module.css'

interface ConfirmationLinkProps {
  email: string
  /** The token of the link that led here. */
  token: string | null
}

/** For accounts without a password: a link by e-mail instead. */
export function ConfirmationLink({ email, token }: ConfirmationLinkProps) {
  const { requestConfirmationLink } = useDataProvider<PortalDataProvider>()
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle')
  const [failure, setFailure] = useState<string | null>(null)
  if (token !== null) return <Notice kind="success" title={t('portalAccount.data.confirmed')} />
  const send = async () => {
    setState('sending')
    setFailure(null)
    try {
      await requestConfirmationLink()
      setState('sent')
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
      setState('idle')
    }
  }
  return (
    <Card as="section" aria-labelledby="confirm-person">
      <h2 id="confirm-person" className={css.title}>
        {t('portalAccount.data.confirm')}
      </h2>
      <p className={css.text}>{t('portalAccount.data.confirmText', { email })}</p>
      <div className={css.form}>
        {failure !== null && <ErrorAlert title={failure} />}
        {state === 'sent' ? (
          <Notice kind="success" live title={t('portalAccount.data.linkSent')} />
        ) : (
          <Button loading={state === 'sending'} onClick={() => void send()}>
            {t('portalAccount.data.sendLink')}
          </Button>
        )}
      </div>
    </Card>
  )
}
