import type { BankStatement } from '@bandari/sdk'
import { Link } from 'react-router-dom'
import { t } from '../../language/translator.ts'
import { narrowed, paths } from '../../paths.ts'
import { formatDay } from '../../shared/dates.ts'
import { RowLines, TwoLines } from '../../staff/list/cells.tsx'
import { StaffList } from '../../staff/list/StaffList.tsx'
import { type PhoneRow, type StaffColumn, StaffTable } from '../../staff/list/StaffTable.tsx'
import { ImportStatement } from './ImportStatement.tsx'

const newestFirst = { field: 'id', order: 'DESC' } as const

const columns: StaffColumn<BankStatement>[] = [
  { source: 'file_name', label: 'staffBank.fileName', render: nameOf },
  { source: 'format', label: 'staffBank.format' },
  { source: 'accounts', label: 'staffBank.account', disableSort: true, render: accountsOf },
  { source: 'first_day', label: 'staffBank.days', disableSort: true, render: daysOf },
  { source: 'entry_count', label: 'staffBank.new', align: 'right', disableSort: true },
  { source: 'known_count', label: 'staffBank.known', align: 'right', disableSort: true },
  { source: 'open_count', label: 'staffBank.open', align: 'right', disableSort: true },
  { source: 'imported_at', label: 'staffBank.importedAt', render: importedOf },
]

const phone: PhoneRow<BankStatement> = {
  title: ({ file_name }) => file_name,
  rest: (statement) => (
    <RowLines>
      <span>{nameOf(statement)}</span>
      <span>
        {t('staffBank.counts', {
          added: statement.entry_count,
          known: statement.known_count,
          open: statement.open_count,
        })}
      </span>
      <span>{importedOf(statement)}</span>
    </RowLines>
  ),
}

const empty = { title: 'staffBank.noFiles', words: 'staffBank.noFilesWords' }

/** The files that were imported; each leads to its movements. */
export function StatementList() {
  return (
    <StaffList<BankStatement>
      title={t('staffBank.files')}
      aside={<ImportStatement />}
      search={t('staffBank.searchFiles')}
      sort={newestFirst}
    >
      <StaffTable<BankStatement>
        columns={columns}
        phone={phone}
        opens={false}
        empty={empty}
        notOnTablets={['format', 'accounts']}
      />
    </StaffList>
  )
}

function nameOf({ id, file_name }: BankStatement) {
  return <Link to={narrowed(paths.bankEntries, { statement_id: id })}>{file_name}</Link>
}

function accountsOf({ accounts, is_own_account }: BankStatement) {
  const note = is_own_account ? undefined : t('staffBank.notOurs')
  return <TwoLines first={accounts.join(', ')} second={note} />
}

function daysOf({ first_day, last_day }: BankStatement): string {
  if (first_day === null || last_day === null) return ''
  return t('staffBank.fromTo', { from: formatDay(first_day), to: formatDay(last_day) })
}

function importedOf({ imported_at, by }: BankStatement): string {
  return t('staffBank.by', { at: formatDay(imported_at), name: by })
}
