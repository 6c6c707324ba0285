import type { EmailChange } from '@bandari/sdk'
import { Button, ErrorAlert, Notice } from '@bandari/ui'
import { t } from '../../language/translator.ts'
import { cancelEmailChange } from '../../providers/email-change.ts'
import { formatMoment } from '../../shared/dates.ts'
import { FactList } from '../../shared/FactList.tsx'
import { useCall } from '../security/use-call.ts'

interface WaitingEmailProps {
  waiting: EmailChange
  /** The present address. */
  email: string
  onDone: () => void
}

/** Which of the two addresses has still to agree. */
export function WaitingEmail({ waiting, email, onDone }: WaitingEmailProps) {
  const { call, isBusy, failure } = useCall()
  const stateOf = (isConfirmed: boolean) =>
    t(isConfirmed ? 'portalEmailChange.confirmed' : 'portalEmailChange.open')
  const keep = async () => {
    if (isBusy) return
    const { refusal } = await call(cancelEmailChange)
    if (!refusal) onDone()
  }
  return (
    <>
      <Notice kind="attention" title={t('portalEmailChange.waiting', { email: waiting.email })}>
        {t('portalEmailChange.until', { moment: formatMoment(waiting.expires_at) })}
      </Notice>
      <FactList
        facts={[
          {
            name: t('portalEmailChange.old', { email }),
            value: stateOf(waiting.old_confirmed),
          },
          {
            name: t('portalEmailChange.new', { email: waiting.email }),
            value: stateOf(waiting.new_confirmed),
          },
        ]}
      />
      {failure && <ErrorAlert title={failure} />}
      <Button variant="secondary" loading={isBusy} onClick={() => void keep()}>
        {t('portalEmailChange.keep')}
      </Button>
    </>
  )
}
