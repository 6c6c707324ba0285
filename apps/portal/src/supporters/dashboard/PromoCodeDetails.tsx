import type { AgentProfile } from '@bandari/sdk'
import { buttonClass, Card } from '@bandari/ui'
import WhatsApp from '@mui/icons-material/WhatsApp'
import type { ReactNode } from 'react'
import { CopyButton } from '../../shared/CopyButton.tsx'
import { SpecifiedDate } from '../../shared/SpecifiedDate.tsx'
import { trackingDays } from '../../shared/programme/programme.data.ts'
import { codeMessage, linkMessage, whatsAppUrl } from './share.ts'
import css from './PromoCodeDetails.module.css'
import { t } from '../../language/translator.ts'

/** The real values (decisions 16), and the ways to hand them on. */
export function PromoCodeDetails({ agent }: { agent: AgentProfile }) {
  const { code, name, start_datetime, link } = agent
  return (
    <Card as="section" className={css.details} aria-labelledby="promo-code-details">
      <h2 id="promo-code-details" className={css.title}>
        {t('portalSupporter.code')}
      </h2>
      <table className={css.table} aria-labelledby="promo-code-details">
        <tbody>
          <Row name={t('portalSupporter.code.code')}>
            <strong className={css.code}>{code}</strong>
          </Row>
          <Row name={t('portalSupporter.code.level')}>{name}</Row>
          <Row name={t('portalSupporter.code.from')}>
            <SpecifiedDate iso={start_datetime} as="moment" />
          </Row>
        </tbody>
      </table>
      <Sharing
        name={t('portalSupporter.code.yours')}
        text={code}
        what={t('portalSupporter.code.codeName')}
        message={codeMessage({ code })}
      />
      <Sharing
        name={t('portalSupporter.code.link')}
        text={link}
        what={t('portalSupporter.code.linkName')}
        message={linkMessage({ link })}
      />
      <p className={css.hint}>{t('portalSupporter.code.hint', { days: trackingDays })}</p>
    </Card>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{children}</td>
    </tr>
  )
}

interface SharingProps {
  name: string
  text: string
  what: string
  message: string
}

function Sharing({ name, text, what, message }: SharingProps) {
  return (
    <div className={css.sharing}>
      <p className={css.shared}>
        <span className={css.quiet}>{name}</span>
        <span className={css.text}>{text}</span>
      </p>
      <CopyButton text={text} what={what} />
      <a
        className={buttonClass({ variant: 'secondary', size: 'small' })}
        href={whatsAppUrl(message)}
        target="_blank"
        rel="noreferrer"
        aria-label={t('portalSupporter.code.shareWhat', { what })}
      >
        <WhatsApp aria-hidden fontSize="small" />
        {t('portalSupporter.code.share')}
      </a>
    </div>
  )
}
