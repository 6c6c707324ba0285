import type { ImportRuleDraft, ImportRuleEffect, ToldPrice } from '@bandari/sdk'
import { Loading } from '@bandari/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { t } from '../../language/translator.ts'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { paths } from '../../paths.ts'
import { formatMoney } from '../../shared/format.ts'
import { Section } from '../../staff/record/Section.tsx'
import css from '../ImportRules.module.css'
import { changeLabels, filePartLabels, verdictLabels } from '../import-rules.data.ts'
import { conditionWords } from '../rule-sentences.ts'
import { useEffectOfDraft } from './use-effect-of-draft.ts'

/** What a draft would do to cars on sale and to open orders. */
export function Effect({ draft }: { draft: ImportRuleDraft }) {
  const { effect, error, retry } = useEffectOfDraft(draft)
  return (
    <Section title={t('staffImportRules.effect.title')}>
      {effect && <EffectDetails effect={effect} />}
      {error ? (
        <LoadFailure error={error} title={t('staffImportRules.effect.failed')} onRetry={retry} />
      ) : (
        !effect && <Loading label={t('staffImportRules.effect.loading')} />
      )}
    </Section>
  )
}

function EffectDetails({ effect }: { effect: ImportRuleEffect }) {
  const { city, rules, cars, cars_read: read, example, orders } = effect
  const { checked, left, changed } = orders
  const place = city ?? t('staffImportRules.effect.port')
  return (
    <>
      {rules.length > 0 && <Rules rules={rules} />}
      <h3>{t('staffImportRules.effect.orders')}</h3>
      {changed.length === 0 ? (
        <p>{t('staffImportRules.effect.noOrders', { count: checked })}</p>
      ) : (
        <Comparison
          rows={changed.map(({ order_id, number, title, ...told }) => ({
            ...told,
            key: `${order_id} ${title}`,
            name: (
              <>
                <Link to={paths.supportOrder(order_id)}>{number}</Link> {title}
              </>
            ),
          }))}
        />
      )}
      <p className={css.quiet} role="status">
        {left > 0 && t('staffImportRules.effect.left', { count: left })}
      </p>
      <h3>{t('staffImportRules.effect.cars', { place })}</h3>
      {cars.length === 0 && <p>{t('staffImportRules.effect.noCars', { count: read })}</p>}
      {example && <Example example={example} />}
      {cars.length > 0 && <p className={css.quiet}>{t('staffImportRules.effect.touched')}</p>}
      {cars.length > 0 && (
        <Comparison
          rows={cars.map(({ product_id: id, title, ...told }) => ({
            ...told,
            key: String(id),
            name: <Link to={paths.supportListing(id)}>{title}</Link>,
          }))}
        />
      )}
    </>
  )
}

/** A vehicle made from the rule's conditions, where none on sale is touched. */
function Example({ example }: { example: NonNullable<ImportRuleEffect['example']> }) {
  const { facts, price, before, after } = example
  const shown = Object.entries(facts)
    .filter(([field]) => exampleFields.has(field))
    .map(([field, value]) => [field, { eq: value }] as const)
  const month = facts['first_registered']
  return (
    <>
      <Comparison
        rows={[
          {
            key: 'example',
            name: (
              <>
                {t('staffImportRules.effect.example')}
                <br />
                <span className={css.quiet}>
                  {conditionWords([Object.fromEntries(shown)])}
                  {typeof month === 'string' &&
                    ` · ${t('staffImportRules.effect.registered', { month })}`}
                  {` · ${formatMoney({ amount: price, currency: 'USD' })}`}
                </span>
              </>
            ),
            before,
            after,
          },
        ]}
      />
    </>
  )
}

/** What tells one example from another. */
const exampleFields: ReadonlySet<string> = new Set(['class', 'fuel', 'body', 'engine_cc'])

/** The changes in a country's file, rule by rule. */
function Rules({ rules }: Pick<ImportRuleEffect, 'rules'>) {
  return (
    <>
      <h3>{t('staffImportRules.file.rules', { count: rules.length })}</h3>
      <div className={css.scroll}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t('staffImportRules.rule')}</th>
              <th scope="col">{t('staffImportRules.part')}</th>
              <th scope="col">{t('staffImportRules.file.change')}</th>
            </tr>
          </thead>
          <tbody>
            {rules.map(({ part, key, words, change }) => (
              <tr key={`${part} ${key}`}>
                <th scope="row">
                  {words}
                  <br />
                  <span className={css.quiet}>{key}</span>
                </th>
                <td>{t(filePartLabels[part])}</td>
                <td>{t(changeLabels[change])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

interface Compared {
  key: string
  name: ReactNode
  before: ToldPrice
  after: ToldPrice
}

function Comparison({ rows }: { rows: readonly Compared[] }) {
  return (
    <div className={css.scroll}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('staffImportRules.effect.vehicle')}</th>
            <th scope="col">{t('staffImportRules.effect.before')}</th>
            <th scope="col">{t('staffImportRules.effect.after')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, before, after }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{wordsOf(before)}</td>
              <td>
                {isSame(before, after) ? (
                  <span className={css.quiet}>{t('staffImportRules.effect.same')}</span>
                ) : (
                  wordsOf(after)
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function isSame(one: ToldPrice, other: ToldPrice): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function wordsOf({ verdict, landed_low, landed_high, known_low, known_high }: ToldPrice) {
  const price =
    landed_low !== null && landed_high !== null
      ? range(landed_low, landed_high)
      : t('staffImportRules.effect.known', { range: range(known_low, known_high) })
  return (
    <>
      {t(verdictLabels[verdict])}
      <br />
      <span className={css.quiet}>{price}</span>
    </>
  )
}

/** In US dollars; one amount where both are the same. */
function range(low: string, high: string): string {
  const [from, to] = [low, high].map((amount) => formatMoney({ amount, currency: 'USD' }))
  return from === to
    ? (from ?? '')
    : t('staffImportRules.range', { from: from ?? '', to: to ?? '' })
}
