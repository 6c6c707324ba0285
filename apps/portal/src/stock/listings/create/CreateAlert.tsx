import type { Refusal } from '@bandari/sdk'
import { Button, ErrorAlert } from '@bandari/ui'
import { storefrontPaths, storefrontUrl } from '../../../paths.ts'
import { sentenceOf } from '../../../providers/granted.ts'
import { notApproved } from '../../../shared/vendor-messages.ts'
import { t } from '../../../language/translator.ts'

export interface CreateAlertProps {
  refusal: Refusal
  onSignIn: () => void
}

/** Account spec §8. What was typed stays. */
export function CreateAlert({ refusal, onSignIn }: CreateAlertProps) {
  if (refusal.status === 401) {
    return (
      <ErrorAlert title={t('portalListings.create.signedOut')}>
        <Button variant="secondary" size="small" onClick={onSignIn}>
          {t('portal.signIn')}
        </Button>
      </ErrorAlert>
    )
  }
  if (refusal.status === 403) {
    return (
      <ErrorAlert title={t(notApproved)}>
        <a href={storefrontUrl(storefrontPaths.help)}>{t('portal.contactService')}</a>
      </ErrorAlert>
    )
  }
  return <ErrorAlert title={t('portalListings.create.failed')}>{sentenceOf(refusal)}</ErrorAlert>
}
