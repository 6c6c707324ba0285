import type { PlainMessageId } from '@bandari/i18n'
import type { BankAccount } from '@bandari/sdk'
import { Badge, type BadgeProps } from '@bandari/ui'
import { t } from '../../language/translator.ts'
import { formatMoment } from '../../shared/dates.ts'

export const accountStates: Readonly<
  Record<BankAccount['state'], { name: PlainMessageId; tone: BadgeProps['tone'] }>
> = {
  open: { name: 'staffBank.account.open', tone: 'attention' },
  current: { name: 'staffBank.account.current', tone: 'available' },
  former: { name: 'staffBank.account.former', tone: 'neutral' },
  dropped: { name: 'staffBank.account.dropped', tone: 'neutral' },
}

export function AccountChip({ state }: Pick<BankAccount, 'state'>) {
  const { name, tone } = accountStates[state]
  return <Badge tone={tone}>{t(name)}</Badge>
}

export function draftedLabel({ drafted_by: name, drafted_at: at }: BankAccount): string {
  return name === null
    ? t('staffBank.account.bySetting', { moment: formatMoment(at) })
    : t('staffBank.account.byOn', { name, moment: formatMoment(at) })
}

/** Null for an account that nobody has decided on, or that needed no decision. */
export function decidedLabel({ decided_by: name, decided_at: at }: BankAccount): string | null {
  return name === null || at === null
    ? null
    : t('staffBank.account.byOn', { name, moment: formatMoment(at) })
}
