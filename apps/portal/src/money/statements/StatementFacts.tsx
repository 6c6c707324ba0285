import type { BankStatementFacts, FactSource } from '@bandari/sdk'
import { t } from '../../language/translator.ts'
import { formatDay } from '../../shared/dates.ts'
import { formatMoney } from '../../shared/format.ts'
import css from './Bank.module.css'

const sources = {
  file: 'staffBank.source.file',
  said: 'staffBank.source.said',
  counted: 'staffBank.source.counted',
  guessed: 'staffBank.source.guessed',
} as const satisfies Record<FactSource, string>

/** What one statement says of itself, and what its movements come to. */
export function StatementFacts({ facts }: { facts: BankStatementFacts }) {
  const money = (amount: string | null) =>
    amount === null ? t('staffBank.fact.silent') : formatMoney({ amount, currency: facts.currency })
  const period = t('staffBank.fromTo', { from: formatDay(facts.from), to: formatDay(facts.to) })
  return (
    <dl className={css.facts}>
      <Fact
        name={t('staffBank.fact.account')}
        value={facts.account}
        source={facts.account_source}
      />
      <Fact
        name={t('staffBank.fact.currency')}
        value={facts.currency}
        source={facts.currency_source}
      />
      {facts.number !== null && <Fact name={t('staffBank.fact.number')} value={facts.number} />}
      <Fact name={t('staffBank.fact.period')} value={period} source={facts.period_source} />
      <Fact name={t('staffBank.fact.count')} value={String(facts.entry_count)} />
      <Fact name={t('staffBank.fact.incoming')} value={money(facts.incoming)} />
      <Fact name={t('staffBank.fact.outgoing')} value={money(facts.outgoing)} />
      <Fact name={t('staffBank.fact.opening')} value={money(facts.opening)} />
      <Fact name={t('staffBank.fact.closing')} value={money(facts.closing)} />
    </dl>
  )
}

interface FactProps {
  name: string
  value: string
  source?: FactSource
}

function Fact({ name, value, source }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value}
        {source && <span className={css.quiet}> ({t(sources[source])})</span>}
      </dd>
    </div>
  )
}
