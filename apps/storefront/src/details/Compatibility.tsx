import { useTranslate, useTranslator } from '@bandari/i18n/react'
import { referenceOf } from '../api/refusal.ts'
import { engineLabel, ErrorAlert, Skeleton, vehicleWord } from '@bandari/ui'
import { useSearchParams } from 'react-router-dom'
import { useGetProductFitmentQuery } from '../api/fitment.ts'
import { FittingPanel } from '../shared/fitting/FittingPanel.tsx'
import { readVehicle } from '../shared/fitting/vehicle-choice.ts'
import css from './Compatibility.module.css'
import { type CompatibleModel, compatibleModels } from './compatible-rows.ts'

/** Rows above which the table is folded. */
const maxRows = 12

/** The vehicles that a spare fits, and whether the visitor's own is among them. */
export function Compatibility({ id }: { id: number }) {
  const t = useTranslate()
  const [search] = useSearchParams()
  const vehicle = readVehicle(search)
  const { data, error, refetch } = useGetProductFitmentQuery({ id, vehicle })
  return (
    <section className={css.section} aria-labelledby="compatibility">
      <h2 id="compatibility">{t('details.compatibility')}</h2>
      <FittingPanel verdict={data?.verdict ?? null} />
      {error ? (
        <ErrorAlert
          title={t('details.compatibilityFailed')}
          reference={referenceOf(error)}
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <Models models={compatibleModels(data.compatible_list)} />
      ) : (
        <Skeleton shape="block" />
      )}
    </section>
  )
}

function Models({ models }: { models: CompatibleModel[] }) {
  const t = useTranslate()
  const rows = models.reduce((sum, model) => sum + model.rows.length, 0)
  if (rows === 0) return <p>{t('details.compatibilityUnknown')}</p>
  if (rows <= maxRows) return <ModelTable models={models} />
  const [{ make, model } = { make: '', model: '' }] = models
  return (
    <details className={css.fold}>
      <summary className={css.summary}>
        {models.length === 1
          ? t('details.fitsModel', { name: `${make} ${model}`, count: rows })
          : t('details.fitsModels', { models: models.length, count: rows })}
      </summary>
      <ModelTable models={models} />
    </details>
  )
}

function ModelTable({ models }: { models: CompatibleModel[] }) {
  const translator = useTranslator()
  const { t } = translator
  return (
    <div className={css.frame}>
      <table className={css.table} aria-labelledby="compatibility">
        <thead>
          <tr>
            <th scope="col">{t('details.version')}</th>
            <th scope="col">{t('details.engine')}</th>
            <th scope="col">{t('details.years')}</th>
          </tr>
        </thead>
        {models.map(({ make, model, rows }) => (
          <tbody key={`${make} ${model}`}>
            <tr>
              <th scope="rowgroup" colSpan={3} className={css.model}>
                {model.startsWith(make) ? model : `${make} ${model}`}
              </th>
            </tr>
            {rows.map(({ variants, body, engine, years }) => (
              <tr key={`${variants.join()} ${body} ${engine} ${years}`}>
                <td>
                  {variants.join(', ')}{' '}
                  <span className={css.quiet}>{vehicleWord(t, body) ?? body}</span>
                </td>
                <td>{engineLabel(translator, engine)}</td>
                <td>{years}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}
