import type { Refusal } from '@bandari/sdk'
import { Button, ErrorAlert } from '@bandari/ui'
import { storefrontPaths, storefrontUrl } from '../../paths.ts'
import { sentenceOf } from '../../providers/granted.ts'
import { notApproved } from '../../shared/vendor-messages.ts'
import { signedOut } from './messages.ts'

export interface CreateAlertProps {
  refusal: Refusal
  onSignIn: () => void
}

/** Account spec §8. What was typed stays. */
export function CreateAlert({ refusal, onSignIn }: CreateAlertProps) {
  if (refusal.status === 401) {
    return (
      <ErrorAlert title={signedOut}>
        <Button variant="secondary" size="small" onClick={onSignIn}>
          Sign in
        </Button>
      </ErrorAlert>
    )
  }
  if (refusal.status === 403) {
    return (
      <ErrorAlert title={notApproved}>
        <a href={storefrontUrl(storefrontPaths.help)}>Contact customer service</a>
      </ErrorAlert>
    )
  }
  return <ErrorAlert title="The listing was not created">{sentenceOf(refusal)}</ErrorAlert>
}
