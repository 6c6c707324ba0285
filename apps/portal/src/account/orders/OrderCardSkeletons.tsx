import { Card, Skeleton } from '@bandari/ui'
import css from './OrderHistory.module.css'
import { t } from '../../language/translator.ts'

const rows = [1, 2, 3]

export function OrderCardSkeletons() {
  return (
    <div className={css.cards} aria-busy="true">
      <output className="visually-hidden">{t('portalAccount.ordersLoading')}</output>
      {rows.map((place) => (
        <Card key={place}>
          <Skeleton width="30%" />
          <Skeleton width="70%" />
          <Skeleton shape="block" height="66px" />
          <Skeleton width="45%" />
        </Card>
      ))}
    </div>
  )
}
