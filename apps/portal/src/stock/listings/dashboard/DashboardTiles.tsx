import type { ProdClass, VendorProducts } from '@bandari/sdk'
import DirectionsCar from '@mui/icons-material/DirectionsCarOutlined'
import Settings from '@mui/icons-material/SettingsOutlined'
import { Link } from 'react-router-dom'
import css from './Dashboard.module.css'
import type { Table } from './use-table.ts'
import { t } from '../../../language/translator.ts'

export interface DashboardTilesProps {
  totals: VendorProducts['totals']
  /** Null while there is nothing that a table could show. */
  table: Table | null
}

/** Each shows its class in the table, and all of them when pressed again (decisions 19). */
export function DashboardTiles({ totals, table }: DashboardTilesProps) {
  return (
    <div className={css.tiles}>
      <Tile
        name={t('portalSelling.vehicles')}
        count={totals.vehicles}
        prodClass="vehicles"
        table={table}
      >
        <DirectionsCar aria-hidden className={css.icon} />
      </Tile>
      <Tile
        name={t('portalListings.tileSpares')}
        count={totals.spares}
        prodClass="parts"
        table={table}
      >
        <Settings aria-hidden className={css.icon} />
      </Tile>
    </div>
  )
}

interface TileProps {
  name: string
  count: number
  prodClass: ProdClass
  table: Table | null
  children: React.ReactNode
}

function Tile({ name, count, prodClass, table, children }: TileProps) {
  const isChosen = table?.prodClass === prodClass
  const content = (
    <>
      {children}
      <span className={css.tileWords}>
        <span className={css.name}>{name}</span>
        <span className={css.figure}>{count}</span>
        {table && (
          <span className={css.note}>
            {t(isChosen ? 'portalListings.shownBelow' : 'portalListings.showInTable')}
          </span>
        )}
      </span>
    </>
  )
  if (!table) return <div className={css.tile}>{content}</div>
  return (
    <Link
      className={css.tile}
      aria-current={isChosen ? 'true' : undefined}
      to={table.hrefFor({ prodClass: isChosen ? null : prodClass })}
    >
      {content}
    </Link>
  )
}
