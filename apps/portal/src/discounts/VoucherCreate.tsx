import type { SupportVoucher } from '@bandari/sdk'
import { paths } from '../paths.ts'
import { CreatePage } from '../staff/form/CreatePage.tsx'
import { RecordForm } from '../staff/form/RecordForm.tsx'
import { VoucherInputs } from './VoucherInputs.tsx'
import { t } from '../language/translator.ts'

const blank = {
  code: '',
  name: '',
  kind: 'percentage',
  benefit: '',
  min_goods: '0',
  product_class: null,
  usage: 'once-per-customer',
  start_datetime: null,
  end_datetime: null,
}

export function VoucherCreate() {
  return (
    <CreatePage<SupportVoucher>
      title={t('staffDiscounts.newTitle')}
      list={paths.supportVouchers}
      what="discounts"
      done={({ code }) => t('staffDiscounts.made', { code })}
    >
      <RecordForm saveLabel="staffDiscounts.make" defaultValues={blank}>
        <VoucherInputs />
      </RecordForm>
    </CreatePage>
  )
}
