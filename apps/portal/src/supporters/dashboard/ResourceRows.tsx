import type { PlainMessageId } from '@bandari/i18n'
import type { SvgIconComponent } from '@mui/icons-material'
import Campaign from '@mui/icons-material/CampaignOutlined'
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined'
import School from '@mui/icons-material/SchoolOutlined'
import { Card } from '@bandari/ui'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import css from './ResourceRows.module.css'
import { t } from '../../language/translator.ts'

interface Row {
  icon: SvgIconComponent
  name: PlainMessageId
  text: PlainMessageId
  link: PlainMessageId
  to: string
}

const training: Row = {
  icon: School,
  name: 'portalSupporter.training',
  text: 'portalSupporter.row.trainingText',
  link: 'portalSupporter.row.trainingLink',
  to: paths.training(),
}
const promoting: Row = {
  icon: Campaign,
  name: 'portalSupporter.row.promoting',
  text: 'portalSupporter.row.promotingText',
  link: 'portalSupporter.row.promotingLink',
  to: paths.promotion,
}
const statement: Row = {
  icon: ReceiptLong,
  name: 'portalSupporter.row.commission',
  text: 'portalSupporter.row.commissionText',
  link: 'portalSupporter.row.commissionLink',
  to: paths.statement(),
}

export function ResourceRows({ isAgent }: { isAgent: boolean }) {
  return (
    <Card className={css.rows}>
      {[training, promoting, ...(isAgent ? [statement] : [])].map(
        ({ icon: Icon, name, text, link, to }) => (
          <section key={name} className={css.row} aria-label={t(name)}>
            <Icon aria-hidden className={css.icon} />
            <div className={css.words}>
              <h2 className={css.name}>{t(name)}</h2>
              <p className={css.text}>{t(text)}</p>
            </div>
            <Link className={css.link} to={to}>
              {t(link)}
            </Link>
          </section>
        ),
      )}
    </Card>
  )
}
