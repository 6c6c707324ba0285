import type { ScheduleState } from '@bandari/sdk'
import { Badge, ErrorAlert, Picture } from '@bandari/ui'
import Down from '@mui/icons-material/ArrowDownward'
import Up from '@mui/icons-material/ArrowUpward'
import { IconButton } from '@mui/material'
import { storefrontPaths, storefrontUrl } from '../../paths.ts'
import { formatMoney } from '../../shared/format.ts'
import { DeleteRecord } from '../../staff/form/DeleteRecord.tsx'
import { useSaveRecord } from '../../staff/record/use-save-record.ts'
import { ScheduleButton } from '../content/ScheduleButton.tsx'
import { ScheduleChip } from '../content/ScheduleChip.tsx'
import { formatMoment } from '../../shared/dates.ts'
import { useShopZone } from '../content/shop-clock.ts'
import css from './HomePage.module.css'
import { t } from '../../language/translator.ts'

export interface ShelfEntry {
  id: number
  title: string
  price: string
  currency: string
  image: string
  position: number
  version: number
  starts_at: string | null
  ends_at: string | null
  state: ScheduleState
}

interface ShelfVehicleProps {
  resource: string
  placed: ShelfEntry
  productId: number
  /** The number of positions in the row. */
  places: number
  /** Why it is not on the page, null when it is. */
  absence: string | null
  isEditor: boolean
  /** The button, its name for screen readers, the question, its consequence and what is said when it is done. */
  removal: { label: string; name: string; title: string; words: string; done: string }
}

/** A vehicle at its position in a row, with the buttons that move it. */
export function ShelfVehicle(props: ShelfVehicleProps) {
  const { resource, placed, productId, places, absence, isEditor, removal } = props
  const { title, position, image } = placed
  const { save, isSaving, refusal } = useSaveRecord<ShelfEntry>(resource)
  const moveTo = (place: number) =>
    save({
      record: placed,
      changes: { position: place },
      done: t('staffHomePage.moved', { title, place }),
    })
  return (
    <li className={css.row}>
      <div className={css.picture}>
        <Picture src={image} alt="" sizes="88px" />
      </div>
      <Facts {...{ placed, productId, absence }} />
      {isEditor && (
        <span className={css.tools}>
          <IconButton
            aria-label={t('staffHomePage.moveUp', { title })}
            disabled={position === 1 || isSaving}
            onClick={() => moveTo(position - 1)}
          >
            <Up />
          </IconButton>
          <IconButton
            aria-label={t('staffHomePage.moveDown', { title })}
            disabled={position === places || isSaving}
            onClick={() => moveTo(position + 1)}
          >
            <Down />
          </IconButton>
          <ScheduleButton resource={resource} record={placed} />
          <DeleteRecord
            resource={resource}
            record={placed}
            label={removal.label}
            name={removal.name}
            title={removal.title}
            done={removal.done}
          >
            <p>{removal.words}</p>
          </DeleteRecord>
        </span>
      )}
      {refusal !== null && (
        <div className={css.refusal}>
          <ErrorAlert title={refusal} />
        </div>
      )}
    </li>
  )
}

function Facts({
  placed,
  productId,
  absence,
}: Pick<ShelfVehicleProps, 'placed' | 'productId' | 'absence'>) {
  const { title, price: amount, currency, position } = placed
  return (
    <span className={css.words}>
      <a href={storefrontUrl(storefrontPaths.product(productId))} target="_blank" rel="noopener">
        {title}
      </a>
      <span className={css.quiet}>
        {t('staffHomePage.facts', {
          position,
          price: formatMoney({ amount, currency }),
          id: productId,
        })}
      </span>
      <Schedule placed={placed} />
      {absence !== null && (
        <span>
          <Badge tone="attention">{absence}</Badge>
        </span>
      )}
    </span>
  )
}

/** From when and until when, where somebody has said so. */
function Schedule({ placed: { starts_at, ends_at, state } }: Pick<ShelfVehicleProps, 'placed'>) {
  const zone = useShopZone()
  if (starts_at === null && ends_at === null) return null
  const words = [
    starts_at && t('staffContent.from', { moment: formatMoment(starts_at, zone) }),
    ends_at && t('staffContent.until', { moment: formatMoment(ends_at, zone) }),
  ]
  return (
    <span className={css.quiet}>
      <ScheduleChip state={state} /> {words.filter(Boolean).join(' ')}
    </span>
  )
}
