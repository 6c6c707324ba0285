import { Badge, ErrorAlert, Picture } from '@bandari/ui'
import Down from '@mui/icons-material/ArrowDownward'
import Up from '@mui/icons-material/ArrowUpward'
import { IconButton } from '@mui/material'
import { storefrontPaths, storefrontUrl } from '../paths.ts'
import { formatMoney } from '../shared/format.ts'
import { DeleteRecord } from '../staff/form/DeleteRecord.tsx'
import { useSaveRecord } from '../staff/record/use-save-record.ts'
import css from './HomePage.module.css'

export interface Placed {
  id: number
  title: string
  price: string
  currency: string
  image: string
  position: number
  version: number
}

interface PlacedVehicleProps {
  resource: string
  placed: Placed
  productId: number
  /** How many places there are. */
  places: number
  /** Why it is not on the page, null when it is. */
  absence: string | null
  isEditor: boolean
  /** The button, its consequence and what is said when it is done. */
  removal: { label: string; words: string; done: string }
}

/** A vehicle at its place in a row, with the buttons that move it. */
export function PlacedVehicle(props: PlacedVehicleProps) {
  const { resource, placed, productId, places, absence, isEditor, removal } = props
  const { title, price: amount, currency, position, image } = placed
  const { save, isSaving, refusal } = useSaveRecord<Placed>(resource)
  const moveTo = (place: number) =>
    save({ record: placed, changes: { position: place }, done: `${title} is number ${place} now.` })
  return (
    <li className={css.row}>
      <div className={css.picture}>
        <Picture src={image} alt="" sizes="88px" />
      </div>
      <span className={css.words}>
        <a href={storefrontUrl(storefrontPaths.product(productId))} target="_blank" rel="noopener">
          {title}
        </a>
        <span className={css.quiet}>
          {position}. · {formatMoney({ amount, currency })} · Listing {productId}
        </span>
        {absence !== null && (
          <span>
            <Badge tone="attention">{absence}</Badge>
          </span>
        )}
      </span>
      {isEditor && (
        <span className={css.tools}>
          <IconButton
            aria-label={`Move ${title} up`}
            disabled={position === 1 || isSaving}
            onClick={() => moveTo(position - 1)}
          >
            <Up />
          </IconButton>
          <IconButton
            aria-label={`Move ${title} down`}
            disabled={position === places || isSaving}
            onClick={() => moveTo(position + 1)}
          >
            <Down />
          </IconButton>
          <DeleteRecord
            resource={resource}
            record={placed}
            label={removal.label}
            name={`${removal.label} ${title}`}
            title={`${removal.label} ${title}?`}
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
