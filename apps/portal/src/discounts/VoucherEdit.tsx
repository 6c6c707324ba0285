import type { SupportVoucher } from '@bandari/sdk'
import { useRecordContext } from 'react-admin'
import { paths } from '../paths.ts'
import { DeleteRecord } from '../staff/form/DeleteRecord.tsx'
import { EditPage } from '../staff/form/EditPage.tsx'
import css from '../staff/form/Record.module.css'
import { RecordForm } from '../staff/form/RecordForm.tsx'
import { EndVoucher } from './EndVoucher.tsx'
import { ordersWords } from './voucher-words.ts'
import { VoucherChip } from './VoucherChip.tsx'
import { VoucherInputs } from './VoucherInputs.tsx'

export function VoucherEdit() {
  return (
    <EditPage<SupportVoucher>
      title="Discount code"
      titleOf={({ code }) => code}
      aside={stateOf}
      list={paths.supportVouchers}
      what="discount codes"
      done={({ code }) => `${code} is saved.`}
    >
      <RecordForm saveLabel="Save" actions={<Actions />}>
        <VoucherInputs />
      </RecordForm>
    </EditPage>
  )
}

function stateOf({ state, num_orders }: SupportVoucher) {
  return (
    <>
      <VoucherChip state={state} />
      <span className={css.note}>used by {ordersWords(num_orders)}</span>
    </>
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
      label="Delete the code"
      title={`Delete ${voucher.code}?`}
      done={`${voucher.code} is deleted.`}
      to={paths.supportVouchers}
    >
      <p>Nobody has used it. Afterwards the code is unknown, and free for another discount.</p>
    </DeleteRecord>
  )
}
