import type { AmendmentPreview } from '@bandari/sdk'
import { ErrorAlert, Loading, Notice } from '@bandari/ui'
import { ChangeTable } from '../../../shared/amendments/ChangeTable.tsx'
import { type Fact, FactList } from '../../../shared/FactList.tsx'
import { formatMoney } from '../../../shared/format.ts'
import { t } from '../../../language/translator.ts'
import css from './Amend.module.css'
import type { Preview } from './use-preview.ts'

/** What the amendment changes for buyer, commission and payment, before it is sent. */
export function AmendPreview({ preview: { shown, isEmpty, error } }: { preview: Preview }) {
  return (
    <section aria-labelledby="amend-preview" aria-live="polite" className={css.preview}>
      <h3 id="amend-preview" className={css.title}>
        {t('staffAmendments.preview')}
      </h3>
      {isEmpty && <p>{t('staffAmendments.previewNone')}</p>}
      {error !== null && <ErrorAlert title={error} />}
      {!isEmpty && error === null && shown === null && (
        <Loading label={t('staffAmendments.previewLoading')} />
      )}
      {shown && <Effects shown={shown} />}
    </section>
  )
}

function Effects({ shown }: { shown: AmendmentPreview }) {
  const { changes, currency, before, after } = shown
  return (
    <>
      <ChangeTable
        changes={changes}
        currency={currency}
        before={before.total}
        after={after.total}
      />
      <FactList facts={[...moneyFacts(shown), ...commissionFacts(shown)]} />
      {shown.needs_second && <Notice kind="attention">{t('staffAmendments.secondAsked')}</Notice>}
      <Notice kind={shown.needs_buyer ? 'attention' : 'info'}>
        {t(shown.needs_buyer ? 'staffAmendments.buyerAsked' : 'staffAmendments.buyerTold')}
      </Notice>
    </>
  )
}

function moneyFacts({ money, currency }: AmendmentPreview): Fact[] {
  const price = (amount: string) => formatMoney({ amount, currency })
  const facts: Fact[] = [{ name: t('staffAmendments.paid'), value: price(money.received) }]
  const isDue = money.due !== '0.00' || money.due_before !== '0.00'
  if (isDue) {
    const pair = { before: price(money.due_before), after: price(money.due) }
    facts.push({ name: t('staffAmendments.dueThen'), value: t('portalAmendments.fromTo', pair) })
  }
  if (money.over !== '0.00') {
    facts.push({ name: t('staffAmendments.overThen'), value: price(money.over) })
  }
  return facts
}

function commissionFacts({ commission, currency }: AmendmentPreview): Fact[] {
  const price = (amount: string) => formatMoney({ amount, currency })
  return commission.map(({ name, before, after, is_earned: isEarned }) => ({
    name: t(isEarned ? 'staffAmendments.commissionOf' : 'staffAmendments.willEarn', { name }),
    value: t('portalAmendments.fromTo', { before: price(before), after: price(after) }),
  }))
}
