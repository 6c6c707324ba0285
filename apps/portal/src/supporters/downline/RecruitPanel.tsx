import Close from '@mui/icons-material/Close'
import { Drawer, IconButton } from '@mui/material'
import { useId } from 'react'
import { RecruitOrders } from './RecruitOrders.tsx'
import css from './Downline.module.css'
import type { Recruit } from './recruits.ts'
import { t } from '../../language/translator.ts'

export interface RecruitPanelProps {
  recruit: Recruit
  onClose: () => void
}

/** From the left, 60 % of the width (account spec §9), all of it on a phone. */
export function RecruitPanel({ recruit, onClose }: RecruitPanelProps) {
  const id = useId()
  const { email, orders } = recruit
  return (
    <Drawer
      open
      anchor="left"
      onClose={onClose}
      transitionDuration={150}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': id,
          sx: { width: { xs: '100%', sm: '60%' } },
        },
      }}
    >
      <div className={css.panelHead}>
        <h2 className={css.panelTitle} id={id}>
          {email}
        </h2>
        <IconButton onClick={onClose} aria-label={t('portalSupporter.close')}>
          <Close />
        </IconButton>
      </div>
      <div className={css.panelBody}>
        <h3 className={css.ordersTitle}>{t('portalSupporter.recruitOrdersTitle')}</h3>
        {orders.length === 0 ? (
          <p>{t('portalSupporter.noRecords')}</p>
        ) : (
          <RecruitOrders orders={orders} />
        )}
      </div>
    </Drawer>
  )
}
