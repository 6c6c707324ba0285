import type { BankAccount } from '@bandari/sdk'
import { t } from '../../language/translator.ts'
import { RowLines, RowLink } from '../../staff/list/cells.tsx'
import { ChoiceFilter, choicesOf } from '../../staff/list/ChoiceFilter.tsx'
import { StaffList } from '../../staff/list/StaffList.tsx'
import { type PhoneRow, type StaffColumn, StaffTable } from '../../staff/list/StaffTable.tsx'
import { AccountChip, accountStates, decidedLabel, draftedLabel } from './account-labels.tsx'
import { DraftAccount } from './DraftAccount.tsx'

const states = choicesOf(
  'state',
  Object.entries(accountStates).map(([state, { name }]) => [state, name]),
)
const newestFirst = { field: 'id', order: 'DESC' } as const

const columns: StaffColumn<BankAccount>[] = [
  {
    source: 'currency',
    label: 'staffBank.account.currency',
    render: ({ currency }) => <RowLink>{currency}</RowLink>,
  },
  {
    source: 'details',
    label: 'staffBank.account.details',
    disableSort: true,
    render: linesOf,
  },
  { source: 'drafted_at', label: 'staffBank.account.drafted', render: draftedLabel },
  { source: 'decided_at', label: 'staffBank.account.decided', render: decidedLabel },
  { source: 'state', label: 'staff.state', render: AccountChip },
]

const phone: PhoneRow<BankAccount> = {
  title: titleOf,
  chip: AccountChip,
  rest: (account) => (
    <RowLines>
      {account.details.map((line) => (
        <span key={line}>{line}</span>
      ))}
      <span>{draftedLabel(account)}</span>
    </RowLines>
  ),
}

const empty = { title: 'staffBank.account.none', words: 'staffBank.account.noneWords' } as const

/** Where orders are, were and may be paid to. */
export function BankAccountList() {
  return (
    <StaffList<BankAccount>
      title={t('staffBank.account.title')}
      intro={<p>{t('staffBank.account.intro')}</p>}
      search={t('staffBank.account.search')}
      aside={<DraftAccount />}
      sort={newestFirst}
    >
      <ChoiceFilter legend={t('staff.state')} choices={states} />
      <StaffTable<BankAccount> columns={columns} phone={phone} opens="show" empty={empty} />
    </StaffList>
  )
}

function titleOf({ currency }: BankAccount): string {
  return t('staffBank.account.of', { currency })
}

function linesOf({ details }: BankAccount) {
  return (
    <RowLines>
      {details.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </RowLines>
  )
}
