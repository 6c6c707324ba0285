import type { SupportAgent, WholePayoutDetails } from '@bandari/sdk'
import { Button, ErrorAlert } from '@bandari/ui'
import { useState } from 'react'
import { t } from '../../language/translator.ts'
import { sentenceOf } from '../../providers/granted.ts'
import { readPayoutDetails } from '../../providers/payout-details.ts'
import { formatMoment } from '../../shared/dates.ts'
import { type Fact, FactList } from '../../shared/FactList.tsx'
import { payoutAccount } from '../../shared/programme/payout-account.ts'
import { Section } from '../../staff/record/Section.tsx'
import { useMay } from '../../staff/use-may.ts'
import css from './AgentSheet.module.css'

/** Where a supporter's money goes; finance may see the whole number, which the audit tells of. */
export function AgentPayoutDetails({ agent }: { agent: SupportAgent }) {
  const { payout_details: details, pays_from } = agent
  const mayRead = useMay('readPayoutDetails')
  const { whole, isReading, failure, read } = useWholeDetails(agent.id)
  return (
    <Section title={t('staffSupporters.details')}>
      {details ? (
        <FactList
          facts={[
            ...(whole ? factsOf(whole) : []),
            { name: t('staffSupporters.details'), value: !whole && payoutAccount(details) },
            { name: t('staffSupporters.details.country'), value: details.country },
            { name: t('staffSupporters.details.currency'), value: details.currency },
            {
              name: t('staffSupporters.details.paysFrom'),
              value: pays_from && formatMoment(pays_from),
            },
          ].filter(({ value }) => value !== false)}
        />
      ) : (
        <p>{t('staffSupporters.details.none')}</p>
      )}
      {failure !== null && (
        <ErrorAlert title={t('staffSupporters.details.failed')}>{failure}</ErrorAlert>
      )}
      {details && mayRead && !whole && (
        <p className={css.show}>
          <Button size="small" variant="secondary" loading={isReading} onClick={read}>
            {t('staffSupporters.details.show')}
          </Button>
        </p>
      )}
    </Section>
  )
}

function useWholeDetails(id: number) {
  const [whole, setWhole] = useState<WholePayoutDetails | null>(null)
  const [isReading, setReading] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const read = async () => {
    setReading(true)
    setFailure(null)
    const { data, refusal } = await readPayoutDetails(id)
    setReading(false)
    if (refusal) setFailure(sentenceOf(refusal))
    else setWhole(data)
  }
  return { whole, isReading, failure, read: () => void read() }
}

function factsOf(whole: WholePayoutDetails): Fact[] {
  return [
    { name: t('staffSupporters.details.holder'), value: whole.holder },
    { name: t('staffSupporters.details.operator'), value: whole.operator },
    { name: t('staffSupporters.details.number'), value: whole.number },
    { name: t('staffSupporters.details.bank'), value: whole.bank },
    { name: t('staffSupporters.details.branch'), value: whole.branch },
    { name: t('staffSupporters.details.swift'), value: whole.swift },
    { name: t('staffSupporters.details.accountNumber'), value: whole.account_number },
  ]
}
