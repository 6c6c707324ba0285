import { Card, Skeleton } from '@bandari/ui'
import Groups from '@mui/icons-material/GroupsOutlined'
import TrendingUp from '@mui/icons-material/TrendingUpOutlined'
import type { SvgIconComponent } from '@mui/icons-material'
import type { ReactNode } from 'react'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { useOperation } from '../../providers/use-operation.ts'
import css from './Downline.module.css'
import { profitLabel } from './recruits.ts'
import { t } from '../../language/translator.ts'

export function DownlineTiles({ recruits }: { recruits: number }) {
  const { data: summary, error, refetch } = useOperation('getCommission', {})
  return (
    <>
      <div className={css.tiles}>
        <Tile icon={Groups} name={t('portalSupporter.recruitsTotal')}>
          {recruits}
        </Tile>
        <Tile icon={TrendingUp} name={t('portalSupporter.profit')}>
          {summary ? (
            profitLabel({ amount: summary.downline, currency: summary.currency })
          ) : error ? (
            t('portalSupporter.profitUnknown')
          ) : (
            <Skeleton width="5rem" />
          )}
        </Tile>
      </div>
      {error && !summary && (
        <LoadFailure
          error={error}
          title={t('portalSupporter.profitFailed')}
          onRetry={() => void refetch()}
        />
      )}
    </>
  )
}

interface TileProps {
  icon: SvgIconComponent
  name: string
  children: ReactNode
}

function Tile({ icon: Icon, name, children }: TileProps) {
  return (
    <Card as="section" className={css.tile} aria-label={name}>
      <Icon aria-hidden className={css.icon} />
      <div>
        <h2 className={css.name}>{name}</h2>
        <div className={css.figure}>{children}</div>
      </div>
    </Card>
  )
}
