import Campaign from '@mui/icons-material/CampaignOutlined'
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined'
import School from '@mui/icons-material/SchoolOutlined'
import { Card } from '@bandari/ui'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import css from './ResourceRows.module.css'

const training = {
  icon: School,
  name: 'Training',
  text: 'How the programme works, in four short chapters',
  link: 'View Training Resources',
  to: paths.training(),
}
const promoting = {
  icon: Campaign,
  name: 'Promoting',
  text: 'Cards, flyers and signage with your name and code',
  link: 'Download Promotion Media',
  to: paths.promotion,
}
const statement = {
  icon: ReceiptLong,
  name: 'Commission',
  text: 'Every entry of your account with us, and as a file',
  link: 'View Statement',
  to: paths.statement(),
}

export function ResourceRows({ isAgent }: { isAgent: boolean }) {
  return (
    <Card className={css.rows}>
      {[training, promoting, ...(isAgent ? [statement] : [])].map(
        ({ icon: Icon, name, text, link, to }) => (
          <section key={name} className={css.row} aria-label={name}>
            <Icon aria-hidden className={css.icon} />
            <div className={css.words}>
              <h2 className={css.name}>{name}</h2>
              <p className={css.text}>{text}</p>
            </div>
            <Link className={css.link} to={to}>
              {link}
            </Link>
          </section>
        ),
      )}
    </Card>
  )
}
