import type { PlainMessageId } from '@bandari/i18n'
import type {
  BankEntry,
  BankEntryOrder,
  BankEntryRecord,
  BankEntryState,
  OfferBasis,
} from '@bandari/sdk'
import { Badge, type BadgeProps } from '@bandari/ui'
import { t } from '../../language/translator.ts'
import { formatMoney } from '../../shared/format.ts'

interface StateLook {
  name: PlainMessageId
  /** What it means, and what to do. */
  hint: PlainMessageId
  tone: BadgeProps['tone']
}

/** In the order in which they are looked at. */
export const stateLooks: Readonly<Record<BankEntryState, StateLook>> = {
  sure: { name: 'staffBank.state.sure', hint: 'staffBank.hint.sure', tone: 'attention' },
  partial: { name: 'staffBank.state.partial', hint: 'staffBank.hint.partial', tone: 'attention' },
  charges: { name: 'staffBank.state.charges', hint: 'staffBank.hint.charges', tone: 'attention' },
  over: { name: 'staffBank.state.over', hint: 'staffBank.hint.over', tone: 'attention' },
  double: { name: 'staffBank.state.double', hint: 'staffBank.hint.double', tone: 'attention' },
  foreign: { name: 'staffBank.state.foreign', hint: 'staffBank.hint.foreign', tone: 'attention' },
  'given-up': {
    name: 'staffBank.state.givenUp',
    hint: 'staffBank.hint.givenUp',
    tone: 'attention',
  },
  choose: { name: 'staffBank.state.choose', hint: 'staffBank.hint.choose', tone: 'attention' },
  rest: { name: 'staffBank.state.rest', hint: 'staffBank.hint.rest', tone: 'attention' },
  unknown: { name: 'staffBank.state.unknown', hint: 'staffBank.hint.unknown', tone: 'attention' },
  outgoing: { name: 'staffBank.state.outgoing', hint: 'staffBank.hint.outgoing', tone: 'neutral' },
  recorded: {
    name: 'staffBank.state.recorded',
    hint: 'staffBank.hint.recorded',
    tone: 'available',
  },
  'set-aside': {
    name: 'staffBank.state.setAside',
    hint: 'staffBank.hint.setAside',
    tone: 'neutral',
  },
}

export const basisLabels = {
  reference: 'staffBank.basis.reference',
  number: 'staffBank.basis.number',
  slip: 'staffBank.basis.slip',
  'sum-and-name': 'staffBank.basis.sumAndName',
  name: 'staffBank.basis.name',
  sum: 'staffBank.basis.sum',
  returned: 'staffBank.basis.returned',
} as const satisfies Record<OfferBasis, PlainMessageId>

/** What a sum says beside that of an order. */
export function differenceLabel({
  difference: { kind, amount },
  currency,
}: BankEntryOrder): string {
  const sum = formatMoney({ amount, currency })
  switch (kind) {
    case 'none':
      return t('staffBank.difference.none')
    case 'charges':
      return t('staffBank.difference.charges', { sum })
    case 'less':
      return t('staffBank.difference.less', { sum })
    case 'more':
      return t('staffBank.difference.more', { sum })
    case 'nothing-due':
      return t('staffBank.difference.nothingDue')
    case 'foreign':
      return t('staffBank.difference.foreign')
  }
}

export function StateChip({ state }: Pick<BankEntry, 'state'>) {
  const { name, tone } = stateLooks[state]
  return <Badge tone={tone}>{t(name)}</Badge>
}

export const sumOf = ({ amount, currency }: Pick<BankEntry, 'amount' | 'currency'>) =>
  formatMoney({ amount, currency })

/** The part of the movement that nobody has decided on. */
export const restOf = ({ rest: amount, currency }: Pick<BankEntryRecord, 'rest' | 'currency'>) =>
  formatMoney({ amount, currency })
