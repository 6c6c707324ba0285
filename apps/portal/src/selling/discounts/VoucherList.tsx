import type { SupportVoucher } from '@bandari/sdk'
import { paths } from '../../paths.ts'
import { ChoiceFilter, choicesOf } from '../../staff/list/ChoiceFilter.tsx'
import { CreateLink } from '../../staff/list/CreateLink.tsx'
import { noMatch } from '../../staff/list/ListEmpty.tsx'
import { StaffList } from '../../staff/list/StaffList.tsx'
import { StaffTable } from '../../staff/list/StaffTable.tsx'
import { columns, phone } from './voucher-columns.tsx'
import { stateLabels } from './voucher-labels.ts'
import { t } from '../../language/translator.ts'

const states = choicesOf('state', Object.entries(stateLabels))
const newestFirst = { field: 'id', order: 'DESC' } as const

const empty = noMatch('staffDiscounts.noMatch', 'staffDiscounts.tryOther')

/** Codes that lower a basket's price, those of the flash offer among them (decisions 9 and 24). */
export function VoucherList() {
  return (
    <StaffList<SupportVoucher>
      title={t('staffDiscounts.title')}
      aside={
        <CreateLink
          to={paths.newVoucher}
          label={t('staffDiscounts.newCode')}
          operation="createVoucher"
        />
      }
      search={t('staffDiscounts.search')}
      sort={newestFirst}
    >
      <ChoiceFilter legend={t('staff.state')} choices={states} />
      <StaffTable<SupportVoucher>
        columns={columns}
        phone={phone}
        opens={{ edit: 'updateVoucher' }}
        storeKey="vouchers"
        notOnTablets={['product_class']}
        empty={empty}
      />
    </StaffList>
  )
}
