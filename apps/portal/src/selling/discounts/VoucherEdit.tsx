import type { SupportVoucher } from '@bandari/sdk'
import { paths } from '../../paths.ts'
import { EditPage } from '../../staff/form/EditPage.tsx'
import css from '../../staff/form/Record.module.css'
import { lazyForm } from '../../staff/form/lazy-form.ts'
import { VoucherChip } from './VoucherChip.tsx'
import { t } from '../../language/translator.ts'

const voucherForm = lazyForm(() => import('./VoucherForm.tsx'), 'VoucherForm')

export function VoucherEdit() {
  return (
    <EditPage<SupportVoucher>
      title={t('staffDiscounts.one')}
      titleOf={({ code }) => code}
      aside={stateOf}
      list={paths.supportVouchers}
      what="discounts"
      done={({ code }) => t('staffDiscounts.saved', { code })}
      form={voucherForm}
    />
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
