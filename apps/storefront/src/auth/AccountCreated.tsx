import { buttonClass } from '@bandari/ui'
import { MailCheck } from 'lucide-react'
import { AppLink } from '../shared/AppLink.tsx'
import { paths } from '../shared/paths.ts'
import { messages } from './messages.ts'
import { ResultPanel } from './ResultPanel.tsx'

export interface AccountCreatedProps {
  email: string
  /** Where Continue leads: to sign in, and on from there. */
  onward: string
  onContinue: () => void
}

export function AccountCreated({ email, onward, onContinue }: AccountCreatedProps) {
  return (
    <ResultPanel
      icon={MailCheck}
      tone="success"
      title={messages.accountCreated}
      actions={
        <>
          <AppLink className={buttonClass({ wide: true })} href={onward} onClick={onContinue}>
            Continue
          </AppLink>
          <AppLink
            className={buttonClass({ variant: 'quiet', wide: true })}
            href={paths.resendActivation()}
          >
            Resend the activation link
          </AppLink>
        </>
      }
    >
      <p>
        We sent an activation link to <strong>{email}</strong>. Follow it within 48 hours, then sign
        in.
      </p>
      <p>{messages.activationDelay}</p>
    </ResultPanel>
  )
}
