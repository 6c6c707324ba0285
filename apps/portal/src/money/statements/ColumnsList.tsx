import type { BankColumnsRecord } from '@bandari/sdk'
import { Button } from '@mui/material'
import { useState } from 'react'
import { t } from '../../language/translator.ts'
import { formatDay } from '../../shared/dates.ts'
import { RowLines } from '../../staff/list/cells.tsx'
import { StaffList } from '../../staff/list/StaffList.tsx'
import { type PhoneRow, type StaffColumn, StaffTable } from '../../staff/list/StaffTable.tsx'
import { useMay } from '../../staff/use-may.ts'
import { EditColumns } from './EditColumns.tsx'
import { RemoveColumns } from './RemoveColumns.tsx'

const newestFirst = { field: 'id', order: 'DESC' } as const

const columns: StaffColumn<BankColumnsRecord>[] = [
  { source: 'bank', label: 'staffBank.bank' },
  { source: 'account', label: 'staffBank.account', render: accountOf },
  {
    source: 'headings',
    label: 'staffBank.layouts.headings',
    disableSort: true,
    render: headingsOf,
  },
  { source: 'set_at', label: 'staffBank.layouts.setAt', render: setOf },
  { source: 'id', label: 'staffBank.whatToDo', disableSort: true, render: Actions },
]

const phone: PhoneRow<BankColumnsRecord> = {
  title: (record) => record.bank || accountOf(record),
  rest: (record) => (
    <RowLines>
      <span>{accountOf(record)}</span>
      <span>{headingsOf(record)}</span>
      <span>{setOf(record)}</span>
      <Actions {...record} />
    </RowLines>
  ),
}

const empty = { title: 'staffBank.layouts.none', words: 'staffBank.layouts.noneWords' } as const

/** What the columns of tables hold, for each account; to be corrected and removed. */
export function ColumnsList() {
  return (
    <StaffList<BankColumnsRecord>
      title={t('staffBank.layouts.title')}
      intro={<p>{t('staffBank.layouts.intro')}</p>}
      search={t('staffBank.layouts.search')}
      sort={newestFirst}
    >
      <StaffTable<BankColumnsRecord>
        columns={columns}
        phone={phone}
        opens={false}
        empty={empty}
        notOnTablets={['headings']}
      />
    </StaffList>
  )
}

function Actions(record: BankColumnsRecord) {
  const [asked, setAsked] = useState<'edit' | 'remove' | null>(null)
  const [mayEdit, mayRemove] = [useMay('setBankColumns'), useMay('removeBankColumns')]
  const close = () => setAsked(null)
  return (
    <>
      {mayEdit && (
        <Button size="small" onClick={() => setAsked('edit')}>
          {t('staffBank.layouts.edit')}
        </Button>
      )}
      {mayRemove && (
        <Button size="small" onClick={() => setAsked('remove')}>
          {t('staffBank.layouts.remove')}
        </Button>
      )}
      {asked === 'edit' && <EditColumns record={record} onClose={close} />}
      {asked === 'remove' && <RemoveColumns record={record} onClose={close} />}
    </>
  )
}

function accountOf({ account }: BankColumnsRecord): string {
  return account ?? t('staffBank.layouts.noAccount')
}

function headingsOf({ headings }: BankColumnsRecord): string {
  return headings.join(', ')
}

function setOf({ set_at, by }: BankColumnsRecord): string {
  return t('staffBank.by', { at: formatDay(set_at), name: by })
}
