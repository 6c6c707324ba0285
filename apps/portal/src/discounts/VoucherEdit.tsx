import type { SupportVoucher } from '@bandari/sdk'
import { useRecordContext } from 'react-admin'
import { paths } from '../paths.ts'
import { DeleteRecord } from '../staff/form/DeleteRecord.tsx'
import { EditPage } from '../staff/form/EditPage.tsx'
import css from '../staff/form/Record.module.css'
import { RecordForm } from '../staff/form/RecordForm.tsx'
import { EndVoucher } from './EndVoucher.tsx'
import { VoucherChip } from './VoucherChip.tsx'
import { VoucherInputs } from './VoucherInputs.tsx'
import { t } from '../language/translator.ts'

export function VoucherEdit() {
  return (
    <EditPage<SupportVoucher>
      title={t('staffDiscounts.one')}
      titleOf={({ code }) => code}
      aside={stateOf}
      list={paths.supportVouchers}
      what="discounts"
      done={({ code }) => t('staffDiscounts.saved', { code })}
    >
      <RecordForm saveLabel="staff.save" actions={<Actions />}>
        <VoucherInputs />
      </RecordForm>
    </EditPage>
  )
}

function stateOf({ state, num_orders }: SupportVoucher) {
  return (
    <>
      <VoucherChip state={state} />
      <span className={css.note}>{t('staffDiscounts.usedBy', { count: num_orders })}</span>
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
      label={t('staffDiscounts.delete')}
      title={t('staffDiscounts.deleteTitle', { code: voucher.code })}
      done={t('staffDiscounts.deleted', { code: voucher.code })}
      to={paths.supportVouchers}
    >
      <p>{t('staffDiscounts.deleteWhy')}</p>
    </DeleteRecord>
  )
}
