import type { SupportVoucher } from '@bandari/sdk'
import { useRecordContext } from 'react-admin'
import { paths } from '../../paths.ts'
import { DeleteRecord } from '../../staff/form/DeleteRecord.tsx'
import { RecordForm } from '../../staff/form/RecordForm.tsx'
import { EndVoucher } from './EndVoucher.tsx'
import { SecondPerson } from './SecondPerson.tsx'
import { VoucherInputs } from './VoucherInputs.tsx'
import { t } from '../../language/translator.ts'

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

export function NewVoucherForm() {
  return (
    <RecordForm saveLabel="staffDiscounts.make" defaultValues={blank}>
      <VoucherInputs />
    </RecordForm>
  )
}

export function VoucherForm() {
  return (
    <RecordForm saveLabel="staff.save" actions={<Actions />}>
      <SecondPerson />
      <VoucherInputs />
    </RecordForm>
  )
}

function Actions() {
  const voucher = useRecordContext<SupportVoucher>()
  if (!voucher) return null
  if (voucher.state === 'open') return <EndVoucher voucher={voucher} />
  if (voucher.only_end_changes) return null
  return (
    <DeleteRecord
      resource="support/vouchers"
      record={voucher}
      label={t('staffDiscounts.delete')}
      title={t('staffDiscounts.deleteTitle', { code: voucher.code })}
      done={t('staffDiscounts.deleted', { code: voucher.code })}
      to={paths.supportVouchers}
    >
      <p>{t('staffDiscounts.deleteWhy')}</p>
    </DeleteRecord>
  )
}
