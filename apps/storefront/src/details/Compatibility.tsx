import { referenceOf } from '../api/refusal.ts'
import { ErrorAlert, Skeleton } from '@bandari/ui'
import { useSearchParams } from 'react-router-dom'
import { useGetProductFitmentQuery } from '../api/fitment.ts'
import { FittingPanel } from '../shared/fitting/FittingPanel.tsx'
import { readVehicle } from '../shared/fitting/vehicle-choice.ts'
import css from './Compatibility.module.css'
import { type CompatibleModel, compatibleModels } from './compatible-rows.ts'

/** Rows above which the table is folded. */
const mostRows = 12

/** The vehicles that a spare fits, and whether the visitor's own is among them. */
export function Compatibility({ id }: { id: number }) {
  const [search] = useSearchParams()
  const vehicle = readVehicle(search)
  const { data, error, refetch } = useGetProductFitmentQuery({ id, vehicle })
  return (
    <section className={css.section} aria-labelledby="compatibility">
      <h2 id="compatibility">Compatibility</h2>
      <FittingPanel verdict={data?.verdict ?? null} />
      {error ? (
        <ErrorAlert
          title="What this part fits could not be loaded"
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
  const rows = models.reduce((sum, model) => sum + model.rows.length, 0)
  if (rows === 0) return <p>The seller has not said which vehicles this part fits.</p>
  if (rows <= mostRows) return <ModelTable models={models} />
  const names = models.map(({ make, model }) => `${make} ${model}`)
  return (
    <details className={css.fold}>
      <summary className={css.summary}>
        Fits {models.length === 1 ? names[0] : `${models.length} models`}: show all {rows} versions
      </summary>
      <ModelTable models={models} />
    </details>
  )
}

function ModelTable({ models }: { models: CompatibleModel[] }) {
  return (
    <div className={css.frame}>
      <table className={css.table} aria-labelledby="compatibility">
        <thead>
          <tr>
            <th scope="col">Version</th>
            <th scope="col">Engine</th>
            <th scope="col">Years</th>
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
                  {variants.join(', ')} <span className={css.quiet}>{body}</span>
                </td>
                <td>{engine}</td>
                <td>{years}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}
