import type { SellerStatus, SupportVendor } from '@bandari/sdk'
import type { BadgeProps } from '@bandari/ui'
import type { RecordDecisionWords } from '../staff/record/RecordDecision.tsx'

export const statusLooks: Readonly<
  Record<SellerStatus, { word: string; tone: NonNullable<BadgeProps['tone']> }>
> = {
  none: { word: 'No vendor', tone: 'neutral' },
  pending: { word: 'Waiting', tone: 'attention' },
  approved: { word: 'Approved', tone: 'available' },
  suspended: { word: 'Suspended', tone: 'refusal' },
}

export const statusChoices = (['pending', 'approved', 'suspended'] as const).map(
  (status) => [status, statusLooks[status].word] as const,
)

/** What a move means for the person. */
export function vendorDecision(vendor: SupportVendor, wanted: SellerStatus): RecordDecisionWords {
  const { first_name, last_name, email, seller_status } = vendor
  const name = `${first_name} ${last_name}`
  if (wanted === 'none') {
    return {
      label: 'Refuse',
      title: `Refuse the application of ${name}?`,
      effect: `${name} stays a supporter and cannot list. The reason goes to ${email}.`,
      confirm: 'Refuse the application',
      hint: `${first_name} reads it.`,
      isHarsh: true,
      done: `The application was refused; ${email} has been told.`,
    }
  }
  if (wanted === 'suspended') {
    return {
      label: 'Suspend',
      title: `Suspend ${name}?`,
      effect: `${liveWords(vendor)} off the storefront at once, and nothing new can be listed. The reason goes to ${email}.`,
      confirm: 'Suspend the vendor',
      hint: `${first_name} reads it.`,
      isHarsh: true,
      done: `${name} is suspended; ${email} has been told.`,
    }
  }
  const isBack = seller_status === 'suspended'
  return {
    label: isBack ? 'Approve again' : 'Approve',
    title: isBack ? `Approve ${name} again?` : `Approve ${name}?`,
    effect: isBack
      ? `${liveWords(vendor)} on the storefront again at once.`
      : `${name} can list vehicles and spares at once, and is told how to begin.`,
    confirm: isBack ? 'Approve the vendor again' : 'Approve the vendor',
    needsReason: false,
    hint: `If you write one, ${first_name} reads it as a note.`,
    done: `${name} is approved; ${email} has been told.`,
  }
}

/** `Their 12 live listings are`. */
function liveWords({ num_live }: SupportVendor): string {
  if (num_live === 0) return 'What they publish is'
  return num_live === 1 ? 'Their live listing is' : `Their ${num_live} live listings are`
}
