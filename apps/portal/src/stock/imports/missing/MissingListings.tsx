import type { PlainMessageId } from '@bandari/i18n'
import type { Import, ImportMissing } from '@bandari/sdk'
import { Card, Checkbox, ErrorAlert, Skeleton } from '@bandari/ui'
import { Link } from 'react-router-dom'
import { t } from '../../../language/translator.ts'
import { LoadFailure } from '../../../layout/LoadFailure.tsx'
import { paths } from '../../../paths.ts'
import { formatMoney } from '../../../shared/format.ts'
import css from './MissingListings.module.css'
import { useMissing, useMissingChoice } from './use-missing.ts'

const choices = {
  leave: 'portalImportEffects.missing.leave',
  withdraw: 'portalImportEffects.missing.withdraw',
  'sold-elsewhere': 'portalImportEffects.missing.soldElsewhere',
} as const satisfies Record<ImportMissing['missing'], PlainMessageId>

/** Asks whether a checked file is the whole stock, and then what becomes of what it does not name. */
export function MissingListings({ found }: { found: Import }) {
  const { data, error, refetch } = useMissing(found.id)
  if (error) {
    return (
      <LoadFailure
        error={error}
        title={t('portalImportEffects.missing.failed')}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) return <Skeleton shape="block" height="88px" />
  return <Question id={found.id} missing={data} />
}

function Question({ id, missing }: { id: number; missing: ImportMissing }) {
  const { chosen, refusal, choose } = useMissingChoice(id)
  const { whole_stock, missing: choice } = chosen ?? missing
  return (
    <Card as="section" className={css.section} aria-labelledby="import-missing">
      <h2 id="import-missing" className={css.heading}>
        {t('portalImportEffects.missing.title')}
      </h2>
      {refusal !== null && <ErrorAlert title={refusal} />}
      <Checkbox
        label={t('portalImportEffects.missing.whole')}
        checked={whole_stock}
        onChange={({ target }) => choose({ whole_stock: target.checked, missing: 'leave' })}
      />
      <p className={css.quiet}>{t('portalImportEffects.missing.what')}</p>
      {missing.whole_stock && whole_stock && (
        <Choice
          missing={missing}
          chosen={choice}
          onChoose={(next) => choose({ whole_stock: true, missing: next })}
        />
      )}
    </Card>
  )
}

interface ChoiceProps {
  missing: ImportMissing
  chosen: ImportMissing['missing']
  onChoose: (choice: ImportMissing['missing']) => void
}

function Choice({ missing, chosen, onChoose }: ChoiceProps) {
  const { count } = missing
  if (count === 0) return <output>{t('portalImportEffects.missing.none')}</output>
  return (
    <>
      <output className={css.count}>{t('portalImportEffects.missing.count', { count })}</output>
      <Listings {...missing} />
      <fieldset className={css.choices}>
        <legend>{t('portalImportEffects.missing.ask', { count })}</legend>
        {Object.entries(choices).map(([value, label]) => (
          <label key={value} className={css.choice}>
            <input
              type="radio"
              name="missing"
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value as ImportMissing['missing'])}
            />
            {t(label)}
          </label>
        ))}
      </fieldset>
    </>
  )
}

function Listings({ results, count }: ImportMissing) {
  return (
    <details open={count <= 10}>
      <summary className={css.summary}>{t('portalImportEffects.missing.show')}</summary>
      <ul className={css.list}>
        {results.map(({ prod_class, prod_id, title, reference, price, currency }) => (
          <li key={prod_id} className={css.listing}>
            <Link to={paths.listing(prod_class, prod_id)}>{title}</Link>
            <span className={css.quiet}>
              {[reference, formatMoney({ amount: price, currency })].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {results.length < count && (
        <p className={css.quiet}>
          {t('portalImportEffects.missing.first', { count: results.length })}
        </p>
      )}
    </details>
  )
}
