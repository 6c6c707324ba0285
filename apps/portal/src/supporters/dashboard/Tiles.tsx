import type { AgentProfile } from '@bandari/sdk'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Groups from '@mui/icons-material/GroupsOutlined'
import Stars from '@mui/icons-material/StarsOutlined'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { formatPoints, trainingNote } from './points.ts'
import css from './Tiles.module.css'
import { t } from '../../language/translator.ts'

export interface TilesProps {
  training: AgentProfile['training_points']
  recruits: number
}

export function Tiles({ training, recruits }: TilesProps) {
  return (
    <div className={css.tiles}>
      <section className={css.tile} data-colour="green" aria-label={t('portalSupporter.points')}>
        <Stars aria-hidden className={css.icon} />
        <div>
          <h2 className={css.name}>{t('portalSupporter.points')}</h2>
          <p className={css.figure}>{formatPoints(training.points)}</p>
          <p className={css.note}>{trainingNote(training)}</p>
        </div>
      </section>
      <Link className={css.tile} data-colour="blue" to={paths.downline}>
        <Groups aria-hidden className={css.icon} />
        <div>
          <h2 className={css.name}>{t('portalSupporter.downlineTitle')}</h2>
          <p className={css.figure}>{recruits}</p>
          <p className={css.note}>{t('portalSupporter.recruitsNote', { count: recruits })}</p>
        </div>
        <ChevronRight aria-hidden className={css.chevron} />
      </Link>
    </div>
  )
}
