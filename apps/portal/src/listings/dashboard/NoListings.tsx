import { buttonClass, EmptyState } from '@bandari/ui'
import Sell from '@mui/icons-material/SellOutlined'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import type { Table } from './use-table.ts'

/** The first thing a new vendor sees. */
export function NoListings() {
  return (
    <EmptyState
      icon={<Sell />}
      title="You have not listed anything yet"
      action={
        <Link className={buttonClass({ variant: 'secondary' })} to={paths.importListings()}>
          Import a CSV file
        </Link>
      }
    >
      List a vehicle or a spare: it stays a draft until you publish it. You have many? Bring them as
      a file.
    </EmptyState>
  )
}

export function NoneFound({ table }: { table: Table }) {
  return (
    <EmptyState
      title="No listing matches"
      action={
        <Link
          className={buttonClass({ variant: 'secondary' })}
          to={table.hrefFor({ prodClass: null, live: null, q: '' })}
        >
          Show all listings
        </Link>
      }
    >
      Try fewer words, or another status.
    </EmptyState>
  )
}
