import { useTranslate } from '@bandari/i18n/react'
import type { ImportDestination } from '@bandari/sdk'
import { ErrorAlert, Loading } from '@bandari/ui'
import { useRef } from 'react'
import {
  type LandedQuestion,
  useGetLandedPriceQuery,
  useListImportDestinationsQuery,
} from '../../api/landed.ts'
import { destinationQuestion } from './landed-question.ts'
import css from './LandedTable.module.css'
import { useOpened } from './use-opened.ts'
import { useRange } from './use-range.ts'

interface OtherRoutesProps {
  question: LandedQuestion
  place: string
}

type Route = ImportDestination['places'][number]['ways'][number]

const types = ['RORO', 'CONTAINER'] as const

/** Every route to the city, by RORO and in a container, side by side. */
export function OtherRoutes({ question, place }: OtherRoutesProps) {
  const t = useTranslate()
  const box = useRef<HTMLDivElement>(null)
  const isOpened = useOpened(box)
  const { data, error, refetch } = useListImportDestinationsQuery(undefined, { skip: !isOpened })
  const ways = data
    ?.find(({ country }) => country === question.country)
    ?.places.find(({ city }) => city === place)?.ways
  return (
    <div ref={box}>
      {error && <ErrorAlert title={t('door.failed')} onRetry={() => void refetch()} />}
      {!error && !ways && <Loading />}
      {ways && (
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t('door.way')}</th>
              <th scope="col" className={css.number}>
                {t('door.roro')}
              </th>
              <th scope="col" className={css.number}>
                {t('door.container')}
              </th>
            </tr>
          </thead>
          <tbody>
            {ways.map((way) => (
              <RouteRow key={way.id} way={way} question={question} place={place} />
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}

function RouteRow({ way, question, place }: OtherRoutesProps & { way: Route }) {
  const t = useTranslate()
  const { road_days: road } = way
  return (
    <tr>
      <th scope="row">
        {t('door.viaPort', { port: way.port_name })}
        {road && (
          <small className={css.who}>
            {t('door.roadDays', { least: road[0] ?? 0, most: road[1] ?? 0 })}
          </small>
        )}
      </th>
      {types.map((type) => (
        <td key={type} className={css.number}>
          {way.shipping.includes(type) ? (
            <RoutePrice question={questionByRoute(question, { place, way: way.id, type })} />
          ) : (
            t('door.notOffered')
          )}
        </td>
      ))}
    </tr>
  )
}

/** The same car by another route. */
function questionByRoute(
  question: LandedQuestion,
  { place, way, type }: { place: string; way: string; type: (typeof types)[number] },
): LandedQuestion {
  const { port: _, route: __, ...car } = question
  const { country, insurance = false } = question
  return {
    ...car,
    ...destinationQuestion({ country, city: place, way, shipping: type, insurance }),
  }
}

function RoutePrice({ question }: { question: LandedQuestion }) {
  const t = useTranslate()
  const range = useRange()
  const { data, error } = useGetLandedPriceQuery(question)
  if (error) return t('door.sure.notKnown')
  if (!data) return '…'
  const { landed_low, landed_high, known_low, known_high } = data.totals
  if (landed_low !== null && landed_high !== null)
    return range(landed_low, landed_high, { decimals: 0 })
  return t('door.knownOnly', { range: range(known_low, known_high, { decimals: 0 }) })
}
