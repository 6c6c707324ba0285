import type { SupportVoucher } from '@bandari/sdk'
import { paths } from '../paths.ts'
import { CreatePage } from '../staff/form/CreatePage.tsx'
import { RecordForm } from '../staff/form/RecordForm.tsx'
import { VoucherInputs } from './VoucherInputs.tsx'

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
      title="New discount code"
      list={paths.supportVouchers}
      what="discount codes"
      done={({ code }) => `${code} is made.`}
    >
      <RecordForm saveLabel="Make the code" defaultValues={blank}>
        <VoucherInputs />
      </RecordForm>
    </CreatePage>
  )
}
