import { Button, Card } from '@bandari/ui'
import { useState } from 'react'
import { t } from '../../language/translator.ts'
import { useOperation } from '../../providers/use-operation.ts'
import css from '../security/Security.module.css'
import { EmailForm } from './EmailForm.tsx'
import { WaitingEmail } from './WaitingEmail.tsx'

/** The address that somebody signs in with, and how it is changed. */
export function EmailCard({ email }: { email: string }) {
  const { data, refetch } = useOperation('getEmailChange', {})
  const [isChanging, setChanging] = useState(false)
  const reload = () => {
    setChanging(false)
    void refetch()
  }
  return (
    <Card as="section" className={css.card} aria-labelledby="email-address">
      <h2 id="email-address" className={css.title}>
        {t('portalEmailChange.title')}
      </h2>
      <p>{t('portalEmailChange.lead', { email })}</p>
      {data?.waiting && !isChanging && (
        <WaitingEmail waiting={data.waiting} email={email} onDone={reload} />
      )}
      {isChanging ? (
        <EmailForm onAsked={reload} onCancel={() => setChanging(false)} />
      ) : (
        <Button variant="secondary" onClick={() => setChanging(true)}>
          {t('portalEmailChange.change')}
        </Button>
      )}
    </Card>
  )
}
