import type { SupportVoucher } from '@bandari/sdk'
import { paths } from '../../paths.ts'
import { CreatePage } from '../../staff/form/CreatePage.tsx'
import { lazyForm } from '../../staff/form/lazy-form.ts'
import { t } from '../../language/translator.ts'

const newVoucherForm = lazyForm(() => import('./VoucherForm.tsx'), 'NewVoucherForm')

export function VoucherCreate() {
  return (
    <CreatePage<SupportVoucher>
      title={t('staffDiscounts.newTitle')}
      list={paths.supportVouchers}
      what="discounts"
      done={({ code }) => t('staffDiscounts.made', { code })}
      form={newVoucherForm}
    />
  )
}
